/** Media type of every body except uploads. */
export const JSON_API = 'application/vnd.api+json';
