import { choice } from './choice.js';
import { dialog } from './dialog.js';
import { el, headline, words } from './dom.js';
import * as portal from './portal.js';
import { estimate, find } from './reading.js';
import { myths, order, sort } from './sorting.js';

const KINDS = { choice, myths, dialog, estimate, find, order, sort };
const EMPTY = { step: -1, answers: {}, results: {}, told: false };

const rightCount = ({ results }) => Object.values(results).filter(Boolean).length;

/** A state of another edition of the module is begun anew. */
function readState(state, module) {
  const fits =
    state && Number.isInteger(state.step) && state.step <= module.tasks.length && state.edition === module.edition;
  return fits ? { ...EMPTY, ...state } : { ...EMPTY, edition: module.edition };
}

function head(module, state) {
  const total = module.tasks.length;
  const at = Math.min(Math.max(state.step, 0), total);
  const label = state.step < 0 ? words(total, ['задание', 'задания', 'заданий']) : state.step >= total ? 'Итог' : `Задание ${state.step + 1} из ${total}`;
  return el(
    'div',
    { class: 'head' },
    el('p', {}, label),
    el(
      'div',
      { class: 'bar', role: 'progressbar', 'aria-label': 'Пройдено заданий', 'aria-valuemin': 0, 'aria-valuemax': total, 'aria-valuenow': at },
      module.tasks.map((_, id) => el('i', { 'data-state': id in state.results ? (state.results[id] ? 'right' : 'wrong') : null })),
    ),
  );
}

const button = (text, onclick, kind = 'main') => el('button', { type: 'button', class: 'button', 'data-kind': kind, onclick }, text);

/** Runs a module over the portal's messages, or over SCORM (`sco.js`): a beginning, its tasks one by one, a result. Every step is kept; a reload goes on where it stopped. */
export async function run(module, { connect, save, complete } = portal) {
  const root = document.getElementById('module');
  let state = readState((await connect()).state, module);

  function keep(change, redraw = true) {
    state = { ...state, ...change };
    save(state);
    if (redraw) draw(true);
  }

  function begin() {
    return el(
      'section',
      { class: 'begin' },
      el('h2', { tabindex: -1 }, module.title),
      ...module.intro.map((text) => el('p', {}, text)),
      button('Начать', () => keep({ step: 0 })),
    );
  }

  function taskView(id) {
    const task = module.tasks[id];
    const checked = id in state.results;
    const feedback = el('div', { class: 'feedback', role: 'status' });
    const footer = el('div', { class: 'footer' });
    const view = KINDS[task.kind](task, state.answers[id], () => {
      keep({ answers: { ...state.answers, [id]: view.value() } }, false);
      go.toggleAttribute('disabled', !view.ready());
    });
    const go = button('Проверить', () => {
      const { right } = show();
      keep({ results: { ...state.results, [id]: right }, answers: { ...state.answers, [id]: view.value() } }, false);
      root.querySelector('.head').replaceWith(head(module, state));
      footer.querySelector('button').focus();
    });
    const next = button(id + 1 < module.tasks.length ? 'Дальше' : 'К результату', () => keep({ step: id + 1 }));

    function show() {
      const result = view.check();
      const close = result.right && result.errors > 0;
      feedback.dataset.state = result.right ? 'right' : 'wrong';
      feedback.replaceChildren(
        el('b', {}, result.right ? (close ? 'Засчитано' : 'Верно') : 'Не совсем'),
        el('p', {}, result.right ? (task.good ?? task.why ?? '') : (task.bad ?? task.why ?? '')),
      );
      footer.replaceChildren(next);
      return result;
    }

    go.toggleAttribute('disabled', !view.ready());
    footer.append(go);
    if (checked) show();
    return el(
      'section',
      { class: 'task' },
      el('h2', { tabindex: -1 }, task.title),
      task.text ? el('p', { class: 'text' }, task.text) : null,
      view.node,
      feedback,
      footer,
    );
  }

  function end() {
    const right = rightCount(state);
    const total = module.tasks.length;
    const rows = module.tasks.map((task, id) =>
      el('li', { 'data-state': state.results[id] ? 'right' : 'wrong' }, el('span', {}, task.title), el('em', {}, state.results[id] ? 'верно' : 'с ошибкой')),
    );
    return el(
      'section',
      { class: 'end' },
      el('p', { class: 'score' }, `${right} из ${total}`),
      el('h2', { tabindex: -1 }, headline(right, total)),
      el('ul', { class: 'results' }, rows),
      el('div', { class: 'counter' }, el('h3', {}, 'Как сказать покупателю'), el('p', {}, module.counter)),
      button('Пройти ещё раз', () => keep({ ...EMPTY, edition: module.edition, step: 0 }), 'second'),
    );
  }

  function draw(moved) {
    const total = module.tasks.length;
    const view = state.step < 0 ? begin() : state.step >= total ? end() : taskView(state.step);
    root.replaceChildren(head(module, state), view);
    if (moved) view.querySelector('h2').focus({ preventScroll: false });
    if (state.step < total || state.told) return;
    state = { ...state, told: true };
    save(state);
    complete(rightCount(state), total);
  }

  draw(false);
}
