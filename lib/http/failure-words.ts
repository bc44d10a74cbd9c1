/** Text of a failed page, rendered by React or inserted into the document for a browser without scripts. */
export const FAILURE_TITLE = 'Кажется, что-то пошло не так...';

const ABSENT = 'Такой страницы нет. Возможно, она устарела или удалена, либо в адресе опечатка.';
const AWAY = 'Подождите немного и попробуйте ещё раз.';

export const isAbsent = (status: number) => status === 404;
export const failureText = (status: number) => (isAbsent(status) ? ABSENT : AWAY);
