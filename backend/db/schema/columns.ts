import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';
import type { HasDefault } from 'drizzle-orm';

/**
 * Converts an id for the driver: an id that is not a number becomes 0, which matches no row, instead of a driver error.
 */
function toDriver(value: string): string {
  return /^[1-9]\d{0,17}$/.test(value) ? value : '0';
}

const serialText = customType<{ data: string; driverData: string | number | bigint }>({
  dataType: () => 'bigserial',
  fromDriver: String,
  toDriver,
});

const bigintText = customType<{ data: string; driverData: string | number | bigint }>({
  dataType: () => 'bigint',
  fromDriver: String,
  toDriver,
});

/** Primary key: a bigserial that is a string in the code, as it is on the wire. */
export const id = () => {
  const column = serialText().primaryKey();
  return column as HasDefault<typeof column>;
};

/** A foreign key to an `id()`. */
export const ref = () => bigintText();

export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

export const createdAt = () => moment().notNull().defaultNow();

/** Whole numbers that may pass 2³¹ (sizes). */
export const big = () => bigint({ mode: 'number' });
