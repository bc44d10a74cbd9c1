import { el } from './dom.js';

const SIGNS = /^[.,:;!?…»]+/;
const count = (text, sign) => text.split(sign).length - 1;

/** The signs that follow a phrase: outside its button, which is a box, they would stand on a line of their own. */
const signsAfter = (part) => (typeof part === 'string' ? (SIGNS.exec(part)?.[0] ?? '') : '');

/** A phrase taken out of its text: with no quotes of that text, its own ones kept, and a capital to begin with. */
function quoted(text) {
  const rest = count(text, '«') - count(text, '»');
  const own = rest > 0 ? text.replace(/^«/, '') : rest < 0 ? text.replace(/»$/, '') : text;
  return own.charAt(0).toUpperCase() + own.slice(1);
}

/** Mistakes in a text: `{parts: ['слова', {text, wrong, why}]}`; only the objects can be marked. */
export function find(task, answer, changed) {
  const marked = new Set(answer ?? []);
  const wanted = task.parts.filter((part) => part.wrong).length;
  const counter = el('p', { class: 'hint', role: 'status' });
  const say = () => (counter.textContent = `Отмечено ${marked.size}, ошибок в тексте ${wanted}`);
  const nodes = task.parts.map((part, id) =>
    typeof part === 'string'
      ? part.slice(typeof task.parts[id - 1] === 'object' ? signsAfter(part).length : 0)
      : el(
          'button',
          {
            type: 'button',
            class: 'mark',
            'aria-pressed': String(marked.has(id)),
            onclick: ({ currentTarget }) => {
              if (marked.has(id)) marked.delete(id);
              else marked.add(id);
              currentTarget.setAttribute('aria-pressed', String(marked.has(id)));
              say();
              changed();
            },
          },
          part.text + signsAfter(task.parts[id + 1]),
        ),
  );
  say();
  const whys = el('ul', { class: 'whys' });
  return {
    node: el('div', {}, el('p', { class: 'letter' }, nodes), counter, whys),
    value: () => [...marked],
    ready: () => marked.size > 0,
    check() {
      let errors = 0;
      task.parts.forEach((part, id) => {
        if (typeof part === 'string') return;
        const right = marked.has(id) === Boolean(part.wrong);
        if (!right) errors += 1;
        nodes[id].disabled = true;
        nodes[id].dataset.state = part.wrong ? (right ? 'right' : 'missed') : right ? 'plain' : 'wrong';
        if (part.wrong || !right) whys.append(el('li', {}, el('b', {}, `${quoted(part.text)}. `), part.why ?? 'Здесь всё верно.'));
      });
      return { right: errors <= (task.allow ?? 0), errors };
    },
  };
}

/** A number by eye: `{min, max, step, unit, from, to, why}`; right between `from` and `to`. */
export function estimate(task, answer, changed) {
  const output = el('output', { class: 'value' });
  let touched = answer !== undefined;
  const input = el('input', {
    type: 'range',
    min: task.min,
    max: task.max,
    step: task.step ?? 1,
    value: answer ?? task.min,
    'aria-label': task.label ?? task.title,
    oninput: () => {
      touched = true;
      say();
      changed();
    },
  });
  const say = () => {
    const text = `${input.value.replace('.', ',')}\u00a0${task.unit}`;
    output.textContent = text;
    input.setAttribute('aria-valuetext', text);
  };
  input.value = answer ?? task.min;
  say();
  return {
    node: el(
      'div',
      { class: 'estimate' },
      output,
      input,
      el('div', { class: 'ends', 'aria-hidden': 'true' }, el('span', {}, `${task.min}`), el('span', {}, `${task.max} ${task.unit}`)),
    ),
    value: () => Number(input.value),
    ready: () => touched,
    check() {
      const value = Number(input.value);
      const right = value >= task.from && value <= task.to;
      input.disabled = true;
      output.dataset.state = right ? 'right' : 'wrong';
      return { right };
    },
  };
}
