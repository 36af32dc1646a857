/**
 * What a migration takes from the build before or newly refuses it, and which tables it locks for long. Empty if that
 * build can go on reading and writing as it did.
 */
export function listBreaks(before: Schema, after: Schema): readonly string[] {
  return [
    ...[...before.relations].flatMap(([name, kind]) =>
      after.relations.get(name) === kind ? [] : [`takes away ${name}`],
    ),
    ...[...before.columns].flatMap(([name, column]) => listColumnBreaks(name, column, after)),
    ...[...after.columns].flatMap(([name, column]) => listNewColumnBreaks(name, column, before)),
    ...[...before.rules].flatMap(([name, rule]) => listRuleLosses(name, rule, after)),
    ...[...after.rules].flatMap(([name, rule]) => listNewRuleBreaks(name, rule, before, after)),
  ];
}

function listColumnBreaks(name: string, was: Column, after: Schema): readonly string[] {
  // Its table is named already.
  if (!after.relations.has(was.table)) return [];
  const is = after.columns.get(name);
  if (!is) return [`takes away ${name}`];
  return [
    ...(is.type === was.type ? [] : [`makes ${name} ${is.type} instead of ${was.type}`]),
    ...(is.isRequired && !was.isRequired ? [`refuses null in ${name}`] : []),
    ...(was.default !== null && is.default === null ? [`takes away the default of ${name}`] : []),
  ];
}

function listNewColumnBreaks(name: string, column: Column, before: Schema): readonly string[] {
  if (before.columns.has(name) || !before.relations.has(column.table)) return [];
  return column.isRequired && column.default === null ? [`needs ${name}, which has no default`] : [];
}

/** `on conflict` needs the unique index that it names; others may rely on rows that a foreign key deletes. */
function listRuleLosses(name: string, { table, kind, keepsRows }: Rule, after: Schema): readonly string[] {
  const isNeeded = kind === 'unique' || kind === 'trigger' || (kind === 'foreign key' && !keepsRows);
  const isGone = after.relations.has(table) && !after.rules.has(name);
  return isNeeded && isGone ? [`takes away the ${kind} ${name}`] : [];
}

function listNewRuleBreaks(name: string, rule: Rule, before: Schema, after: Schema): readonly string[] {
  if (before.rules.has(name)) return [];
  const { table, kind, refersTo, keepsRows } = rule;
  const isOnOldTable = before.relations.has(table);
  return [
    ...(isOnOldTable && kind === 'index' ? [`locks ${table} while it makes the index ${name}`] : []),
    ...(isOnOldTable && kind !== 'index' && !isMetByNewColumns(rule, before, after)
      ? [`refuses rows by the ${kind} ${name}`]
      : []),
    ...(keepsRows && refersTo !== null && before.relations.has(refersTo)
      ? [`keeps rows of ${refersTo} from being deleted by ${name}`]
      : []),
  ];
}

/** True if rows that the build before writes, in which new columns have their default, always keep to the rule. */
function isMetByNewColumns({ table, kind, columns }: Rule, before: Schema, after: Schema): boolean {
  const keys = columns.map((column) => `${table}.${column}`);
  const isNew = keys.length > 0 && keys.every((key) => !before.columns.has(key));
  if (kind === 'check') return isNew;
  // Empty values refer to nothing and are equal to no other.
  return isNew && keys.some((key) => after.columns.get(key)?.default === null);
}

/** What the build before relies on, as PostgreSQL's own catalogue says it. Keys name a thing for good. */
interface Schema {
  /** Tables, views and sequences, each with its kind. */
  readonly relations: ReadonlyMap<string, string>;
  /** By `table.column`. */
  readonly columns: ReadonlyMap<string, Column>;
  /** By `table definition`: names may change. */
  readonly rules: ReadonlyMap<string, Rule>;
}

interface Column {
  readonly table: string;
  /** With the labels of an enumeration, and whether the database makes the value. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly default: string | null;
}

/** A constraint, index or trigger. */
interface Rule {
  readonly table: string;
  readonly kind: 'check' | 'foreign key' | 'exclusion' | 'unique' | 'index' | 'trigger';
  readonly columns: readonly string[];
  /** The table that a foreign key refers to. */
  readonly refersTo: string | null;
  /** Whether a foreign key keeps rows of that table from being deleted. */
  readonly keepsRows: boolean;
}

interface Client {
  query<Row>(text: string): Promise<{ readonly rows: readonly Row[] }>;
}

/** Reads the current schema of a database, without what belongs to the server. */
export async function readSchema(client: Client): Promise<Schema> {
  const read = async <Row>(query: string) => (await client.query<Row & { key: string }>(query)).rows;
  const toMap = <Row extends { key: string }>(rows: readonly Row[]) =>
    new Map(rows.map((row) => [row.key, row]));
  const relations = await read<{ kind: string }>(relationsQuery);
  return {
    relations: new Map(relations.map(({ key, kind }) => [key, kind])),
    columns: toMap(await read<Column>(columnsQuery)),
    rules: toMap([
      ...(await read<Rule>(constraintsQuery)),
      ...(await read<Rule>(indexesQuery)),
      ...(await read<Rule>(triggersQuery)),
    ]),
  };
}

const ours = 'relnamespace = current_schema()::regnamespace';

const relationsQuery = `
  select relname as key, relkind::text as kind from pg_class where ${ours} and relkind in ('r', 'p', 'v', 'm', 'S', 'f')`;

const columnsQuery = `
  select relname || '.' || attname as key, relname as "table", attnotnull as "isRequired",
    format_type(atttypid, atttypmod) || attidentity::text || attgenerated::text || coalesce(
      (select ' of ' || string_agg(enumlabel, ', ' order by enumsortorder) from pg_enum where enumtypid = atttypid), ''
    ) as type,
    coalesce(pg_get_expr(adbin, adrelid), nullif(attidentity::text, '')) as default
  from pg_class join pg_attribute on attrelid = pg_class.oid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where ${ours} and relkind in ('r', 'p', 'v', 'm', 'f') and attnum > 0 and not attisdropped`;

const columnNames = (numbers: string) => `coalesce(
  (select array_agg(attname::text) from pg_attribute where attrelid = pg_class.oid and attnum = any (${numbers})), '{}'
)`;

/** Keys and unique constraints are among the indexes, required columns among the columns. */
const constraintsQuery = `
  select relname || ' ' || pg_get_constraintdef(pg_constraint.oid) as key, relname as "table",
    case contype when 'c' then 'check' when 'f' then 'foreign key' else 'exclusion' end as kind,
    ${columnNames('conkey')} as columns, nullif(confrelid, 0)::regclass::text as "refersTo",
    confdeltype in ('a', 'r') as "keepsRows"
  from pg_constraint join pg_class on pg_class.oid = conrelid
  where ${ours} and contype in ('c', 'f', 'x')`;

const indexesQuery = `
  select relname || ' ' || regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', '') as key, relname as "table",
    case when indisunique then 'unique' else 'index' end as kind, ${columnNames('indkey')} as columns,
    null as "refersTo", false as "keepsRows"
  from pg_index join pg_class on pg_class.oid = indrelid
  where ${ours}`;

const triggersQuery = `
  select relname || ' ' || pg_get_triggerdef(pg_trigger.oid) as key, relname as "table", 'trigger' as kind,
    '{}'::text[] as columns, null as "refersTo", false as "keepsRows"
  from pg_trigger join pg_class on pg_class.oid = tgrelid
  where ${ours} and not tgisinternal`;
