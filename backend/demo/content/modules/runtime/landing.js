import { connect, open } from './portal.js';

/** Links to the portal go through the page around the frame; tabs work by keys as tabs do. */
connect();
for (const link of document.querySelectorAll('[data-open]')) {
  link.addEventListener('click', () => open(link.dataset.open));
}

for (const list of document.querySelectorAll('[role="tablist"]')) {
  const tabs = [...list.querySelectorAll('[role="tab"]')];
  const panels = tabs.map((tab) => document.getElementById(tab.getAttribute('aria-controls')));
  const choose = (at, focus) => {
    tabs.forEach((tab, id) => {
      tab.setAttribute('aria-selected', String(id === at));
      tab.tabIndex = id === at ? 0 : -1;
      panels[id].hidden = id !== at;
    });
    if (focus) tabs[at].focus();
  };
  tabs.forEach((tab, at) => tab.addEventListener('click', () => choose(at, false)));
  list.addEventListener('keydown', ({ key }) => {
    const at = tabs.indexOf(document.activeElement);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (step !== undefined && at >= 0) choose((at + step + tabs.length) % tabs.length, true);
  });
  choose(0, false);
}
