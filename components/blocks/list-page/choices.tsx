import type { ReactNode } from 'react';
import { ChipLink, Chips } from '@/components/ui/chip/chip';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { LinkTabs } from '@/components/ui/tabs/link-tabs';
import type { AddressOf } from '@/lib/lists/list-address';

export interface ListChoice {
  value: string;
  title: ReactNode;
  count?: number | string;
  /** The brand whose drop and colour the choice has. */
  brand?: string;
}

interface ChoicesProps<V, N extends string> {
  address: AddressOf<V, N>;
  view: V;
  /** The field of the address that a choice sets. */
  name: NoInfer<N>;
  label: string;
  choices: readonly ListChoice[];
  /** Words of the link to the whole list; absent where one of the choices is always on. */
  all?: string;
}

/** Values of one field as a row of links; renders nothing without values. */
export function ChoiceChips<V, N extends string>(
  props: ChoicesProps<V, N> & {
    /** Small chips with a visible label, for the order of the list. */
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

/** Values of one field as tabs, for a list that is divided into parts. */
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

/** Names of tabs: the plural of each value's words. */
export const manyOf = <V extends string>(words: Readonly<Record<V, { many: string }>>) =>
  Object.fromEntries(
    Object.entries<{ many: string }>(words).map(([value, { many }]) => [value, many]),
  ) as Record<V, string>;

/** Choices from names by value, in their order; with `counts` a value without a count has 0. */
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
