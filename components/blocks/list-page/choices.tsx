import type { ReactNode } from 'react';
import { ChipLink, Chips } from '@/components/ui/chip/chip';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { LinkTabs } from '@/components/ui/tabs/link-tabs';
import type { AddressOf } from '@/lib/lists/list-address';

export interface ListChoice {
  value: string;
  title: ReactNode;
  count?: number | string;
  /** Its drop and colour, of a brand. */
  brand?: string;
}

interface ChoicesProps<V, N extends string> {
  address: AddressOf<V, N>;
  view: V;
  /** The field of the address that is chosen. */
  name: NoInfer<N>;
  label: string;
  choices: readonly ListChoice[];
  /** The way back to the whole list; none where something is always chosen. */
  all?: string;
}

/** Values of one field as a row of links, one of them chosen; nothing where there is nothing to choose from. */
export function ChoiceChips<V, N extends string>(
  props: ChoicesProps<V, N> & {
    /** The order of the list: smaller than what narrows it, its label seen. */
    quiet?: boolean;
  },
) {
  const { address, view, name, label, choices, all, quiet } = props;
  const [chosen] = address.chosen(view, name);
  if (choices.length === 0 && !chosen) return null;
  const look = quiet ? { size: 's' as const } : {};
  return (
    <Chips scroll label={label} captioned={quiet}>
      {all && (
        <ChipLink href={address.choose(view, name)} on={!chosen} {...look}>
          {all}
        </ChipLink>
      )}
      {choices.map(({ value, title, count, brand }) => {
        const on = value === chosen;
        const words =
          count === undefined ? (
            title
          ) : (
            <>
              {title} {count}
            </>
          );
        return (
          <ChipLink key={value} href={address.choose(view, name, value)} on={on} {...look}>
            {brand ? (
              <DropTag kind="plain" brand={brand} onDark={on}>
                {words}
              </DropTag>
            ) : (
              words
            )}
          </ChipLink>
        );
      })}
    </Chips>
  );
}

/** The same as tabs: what divides a list rather than narrows it. */
export function ChoiceTabs<V, N extends string>(props: ChoicesProps<V, N> & { allCount?: number | string }) {
  const { address, view, name, label, choices, all, allCount } = props;
  const [chosen] = address.chosen(view, name);
  const tabs = choices.map(({ value, title, count }) => ({
    href: address.choose(view, name, value),
    title,
    current: value === chosen,
    ...(count === undefined ? {} : { count }),
  }));
  const whole = {
    href: address.choose(view, name),
    title: all,
    current: !chosen,
    ...(allCount === undefined ? {} : { count: allCount }),
  };
  return <LinkTabs label={label} tabs={all ? [whole, ...tabs] : tabs} />;
}

/** Names of tabs from words of one and of many. */
export const manyOf = <V extends string>(words: Readonly<Record<V, { many: string }>>) =>
  Object.fromEntries(
    Object.entries<{ many: string }>(words).map(([value, { many }]) => [value, many]),
  ) as Record<V, string>;

/** Names by value as choices, in their order; with counts, when they are known, one that is not named being 0. */
export function choicesOf(
  names: Readonly<Record<string, string>>,
  counts?: readonly { value: string; count?: number }[],
): { value: string; title: string; count?: number }[] {
  return Object.entries(names).map(([value, title]) => {
    if (!counts) return { value, title };
    const { count } = counts.find((one) => one.value === value) ?? { count: 0 };
    return { value, title, ...(count === undefined ? {} : { count }) };
  });
}
