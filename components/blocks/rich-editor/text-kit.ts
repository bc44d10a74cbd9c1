import { Extension, type Extensions } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { kept, TEXT_NODES } from './text-nodes';
import { TABLE_PARTS } from './text-tables';

/** Addresses that the sanitiser accepts in a link. */
const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i;
export const isSafeAddress = (address: string): boolean => SAFE_ADDRESS.test(address);

const ATTRIBUTES = { heading: ['id'], link: ['title', 'data-term'], tableHeader: ['scope'] };

/** Attributes of readers' tags that Tiptap's own kit would drop. */
const TextAttributes = Extension.create({
  name: 'textAttributes',
  addGlobalAttributes: () =>
    Object.entries(ATTRIBUTES).map(([type, names]) => ({ types: [type], attributes: kept(...names) })),
});

/** Everything that readers' texts may contain (`lib/html/text-tags.ts`); anything else can't be typed or pasted. */
export const TEXT_KIT: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, isAllowedUri: isSafeAddress },
    trailingNode: false,
  }),
  TableKit.configure({ table: { resizable: false } }),
  TextAttributes,
  ...TEXT_NODES,
  ...TABLE_PARTS,
];
