interface HiddenFieldsProps {
  readonly query: Readonly<Record<string, string | undefined>>;
}

/** What a GET form keeps of the page's address. */
export function HiddenFields({ query }: HiddenFieldsProps) {
  return Object.entries(query).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
}
