import { wayNames } from '#shared/ui/answers/three-ways-answer.tsx';
import styles from './three-ways.module.css';

/** What can happen during a lease, and who bears it in each way, in the order of `wayNames`. */
const risks: readonly { readonly event: string; readonly bearers: readonly string[] }[] = [
  {
    event: 'You leave the job',
    bearers: [
      'Nothing changes. You keep the car and keep paying.',
      'You hand the car back. Your employer keeps the lease.',
      'You usually hand the car back. Your agreement says who pays to end the lease.',
    ],
  },
  {
    event: 'Damage when it goes back',
    bearers: [
      'You pay for anything beyond fair wear and tear.',
      'Your employer pays, unless its car policy passes the charge on.',
      'Your employer pays the funder, and can pass the charge on if you agreed to that.',
    ],
  },
  {
    event: 'More miles than agreed',
    bearers: [
      'You pay the excess mileage charge.',
      'Your employer pays, unless its car policy passes the charge on.',
      'Usually you pay, from net pay or from your salary.',
    ],
  },
  {
    event: 'Ending early',
    bearers: [
      'You pay the funder’s early termination charge.',
      'Your employer pays it.',
      'You’ve agreed to the lower pay for the term. Ask about redundancy, illness and parental leave.',
    ],
  },
];

/** Who bears which risk, in plain words. */
export function WhoBearsRisk() {
  return (
    <section className={styles.risks}>
      <h2>If things change</h2>
      <p>What usually happens. The agreement that you sign decides.</p>
      {risks.map(({ event, bearers }) => (
        <div key={event} className={styles.risk}>
          <h3>{event}</h3>
          <dl>
            {wayNames.map((name, place) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{bearers[place]}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
