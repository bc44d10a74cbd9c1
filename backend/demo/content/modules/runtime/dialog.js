import { el, shuffled } from './dom.js';

/** A talk at the counter with branches: `{nodes: {start: {who, says, replies: [{text, next, good, note}]}}}`; a node without replies ends it. Right when every reply was good. */
export function dialog(task, answer, changed) {
  const path = [...(answer ?? [])];
  const log = el('ol', { class: 'talk' });
  const replies = el('div', { class: 'replies' });
  const bubble = (side, name, text) => el('li', { 'data-side': side }, el('b', {}, name), el('span', {}, text));
  let node = task.nodes.start;

  function take(at, fresh) {
    const reply = node.replies[at];
    log.append(bubble('us', 'Вы', reply.text));
    if (reply.note) log.append(el('li', { 'data-side': 'note', 'data-state': reply.good ? 'right' : 'wrong' }, reply.note));
    node = task.nodes[reply.next];
    log.append(bubble('them', node.who ?? task.who, node.says));
    if (!fresh) return;
    path.push(at);
    draw();
    (replies.querySelector('button') ?? log.lastElementChild).focus();
    changed();
  }

  function draw() {
    const replied = (node.replies ?? []).map((reply, at) => ({ ...reply, at }));
    const buttons = shuffled(replied, node.says).map(({ text, at }) =>
      el('button', { type: 'button', class: 'reply', onclick: () => take(at, true) }, text),
    );
    replies.replaceChildren(...(buttons.length > 0 ? [el('p', { class: 'hint' }, 'Что вы ответите?'), ...buttons] : []));
    log.lastElementChild.tabIndex = -1;
  }

  log.append(bubble('them', node.who ?? task.who, node.says));
  for (const at of path) take(at, false);
  draw();
  return {
    node: el('div', { class: 'dialog', role: 'group', 'aria-label': 'Разговор' }, log, replies),
    value: () => [...path],
    ready: () => !node.replies,
    check() {
      let at = task.nodes.start;
      let errors = 0;
      for (const step of path) {
        const reply = at.replies[step];
        if (!reply.good) errors += 1;
        at = task.nodes[reply.next];
      }
      return { right: errors <= (task.allow ?? 0), errors };
    },
  };
}
