/** What happens once an enquiry is sent: numbered where there is more than one step. */
export function NextSteps({ steps }: { readonly steps: readonly string[] }) {
  const [only, second] = steps;
  if (second === undefined) return <p>{only}</p>;
  return (
    <ol>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
