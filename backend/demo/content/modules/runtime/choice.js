import { el, shuffled, unique } from './dom.js';

/** One of several, or several: `{options: [{text, right, why}], many}`. */
export function choice(task, answer, changed) {
  const name = unique('choice');
  const chosen = new Set(answer ?? []);
  const options = shuffled(
    task.options.map((option, id) => ({ ...option, id })),
    task.title,
  );
  const rows = options.map(({ id, text }) => {
    const input = el('input', {
      type: task.many ? 'checkbox' : 'radio',
      name,
      checked: chosen.has(id),
      onchange: ({ target }) => {
        if (!task.many) chosen.clear();
        if (target.checked) chosen.add(id);
        else chosen.delete(id);
        changed();
      },
    });
    return el('label', { class: 'option' }, input, el('span', {}, text));
  });
  return {
    node: el(
      'fieldset',
      { class: 'options' },
      el('legend', { class: 'hidden' }, task.many ? 'Выберите все верные ответы' : 'Выберите ответ'),
      task.many ? el('p', { class: 'hint' }, 'Можно выбрать несколько ответов') : null,
      rows,
    ),
    value: () => [...chosen],
    ready: () => chosen.size > 0,
    check() {
      let right = true;
      rows.forEach((row, at) => {
        const { id, right: wanted, why } = options[at];
        const picked = chosen.has(id);
        if (picked !== Boolean(wanted)) right = false;
        row.querySelector('input').disabled = true;
        if (wanted) row.dataset.state = 'right';
        else if (picked) row.dataset.state = 'wrong';
        if (why && (picked || wanted)) row.append(el('small', {}, why));
        if (wanted && !picked) row.append(el('em', {}, 'верный ответ'));
      });
      return { right };
    },
  };
}
