/** The media type of every body but uploads. */
export const JSON_API = 'application/vnd.api+json';
