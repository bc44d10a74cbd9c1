import { el, shuffled, unique } from './dom.js';

/** Things into baskets, or pairs: `{baskets: ['А', 'Б'], items: [{text, basket, why}]}`. Every thing has its own list of baskets, so keys and fingers do the same. */
export function sort(task, answer, changed) {
  const placed = new Map(Object.entries(answer ?? {}).map(([id, basket]) => [Number(id), basket]));
  const items = shuffled(
    task.items.map((item, id) => ({ ...item, id })),
    task.title,
  );
  const rows = items.map(({ id, text, note }) => {
    const name = unique('sort');
    const pills = task.baskets.map((basket, at) =>
      el(
        'label',
        { class: 'pill' },
        el('input', {
          type: 'radio',
          name,
          checked: placed.get(id) === at,
          onchange: () => {
            placed.set(id, at);
            changed();
          },
        }),
        el('span', {}, basket),
      ),
    );
    return el(
      'fieldset',
      { class: 'card' },
      el('legend', {}, text),
      note ? el('p', { class: 'note' }, note) : null,
      el('div', { class: 'pills' }, pills),
    );
  });
  return {
    node: el('div', { class: 'cards' }, rows),
    value: () => Object.fromEntries(placed),
    ready: () => placed.size === items.length,
    check() {
      let errors = 0;
      rows.forEach((row, at) => {
        const { id, basket, why } = items[at];
        const right = placed.get(id) === basket;
        if (!right) errors += 1;
        row.dataset.state = right ? 'right' : 'wrong';
        row.disabled = true;
        row.append(el('p', { class: 'why' }, el('b', {}, `${task.baskets[basket]}. `), why ?? ''));
      });
      return { right: errors <= (task.allow ?? 0), errors };
    },
  };
}

/** Fact or myth, card by card: `{cards: [{text, fact, why}]}`. */
export function myths({ cards, ...task }, answer, changed) {
  const items = cards.map(({ text, fact, why }) => ({ text, why, basket: fact ? 0 : 1 }));
  return sort({ ...task, items, baskets: ['Факт', 'Миф'] }, answer, changed);
}

/** Steps in their order: `{steps: ['…', …]}`. Moved by buttons, by arrows and by dragging. */
export function order(task, answer, changed) {
  const start = shuffled(
    task.steps.map((_, id) => id),
    task.title,
  );
  const list = answer ?? (start.every((id, at) => id === at) ? [...start].reverse() : start);
  const node = el('ol', { class: 'order' });
  const live = el('p', { class: 'hidden', role: 'status' });
  let dragged = null;

  function move(id, to, focus) {
    const from = list.indexOf(id);
    if (to < 0 || to >= list.length || to === from) return;
    list.splice(from, 1);
    list.splice(to, 0, id);
    draw();
    live.textContent = `${task.steps[id]}: место ${to + 1} из ${list.length}`;
    const row = node.children[to];
    const button = row.querySelector(`[data-move="${focus}"]:not(:disabled)`) ?? row.querySelector('button:not(:disabled)');
    button?.focus();
    changed();
  }

  function draw() {
    node.replaceChildren(
      ...list.map((id, at) =>
        el(
          'li',
          {
            draggable: 'true',
            ondragstart: () => (dragged = id),
            ondragover: (event) => event.preventDefault(),
            ondrop: () => dragged !== null && move(dragged, at, 'up'),
          },
          el('span', {}, task.steps[id]),
          el('button', { type: 'button', 'data-move': 'up', disabled: at === 0, 'aria-label': `Выше: ${task.steps[id]}`, onclick: () => move(id, at - 1, 'up') }, '↑'),
          el('button', { type: 'button', 'data-move': 'down', disabled: at === list.length - 1, 'aria-label': `Ниже: ${task.steps[id]}`, onclick: () => move(id, at + 1, 'down') }, '↓'),
        ),
      ),
    );
  }
  draw();
  return {
    node: el('div', {}, node, live),
    value: () => [...list],
    ready: () => true,
    check() {
      const errors = list.filter((id, at) => id !== at).length;
      [...node.children].forEach((row, at) => {
        row.dataset.state = list[at] === at ? 'right' : 'wrong';
        row.draggable = false;
        row.querySelectorAll('button').forEach((button) => button.remove());
        if (list[at] !== at) row.append(el('em', {}, `место ${list[at] + 1}`));
      });
      return { right: errors === 0, errors };
    },
  };
}
