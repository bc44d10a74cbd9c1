import { sql, type SQL } from 'drizzle-orm';

/** IPv6 text that `inet` certainly parses: eight groups, or fewer with one `::`. Any other text is left as it is. */
const IPV6 =
  '^((?=([^:]*:){2,7}[^:]*$)([0-9a-f]{1,4}(:[0-9a-f]{1,4})*)?::([0-9a-f]{1,4}(:[0-9a-f]{1,4})*)?|([0-9a-f]{1,4}:){7}[0-9a-f]{1,4})$';
/** IPv4-mapped IPv6 address, as the kernel writes it. */
const MAPPED = String.raw`^::ffff:(\d{1,3}\.){3}\d{1,3}$`;

/**
 * `networkOf` (lib/session) in SQL: an IPv4 address as it is, the /64 of an IPv6 one; a text that is no address stays
 * as it is and never fails the query. PostgreSQL 15 has no `pg_input_is_valid`, so patterns come before the cast.
 */
export function networkSql(ip: SQL): SQL<string> {
  return sql<string>`case
    when ${ip} ~* ${MAPPED} then substr(${ip}, 8)
    when ${ip} !~* ${IPV6} then ${ip}
    when ${ip}::inet <<= inet '::ffff:0:0/96' then host(inet '0.0.0.0' + (${ip}::inet - inet '::ffff:0:0'))
    else network(set_masklen(${ip}::inet, 64))::text end`;
}
