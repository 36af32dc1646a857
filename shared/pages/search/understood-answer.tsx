import type { Understood, UnderstoodDeals } from '#shared/contracts/search.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './understood-answer.module.css';

/** What a sentence was understood as: its deals with a chip for each thing asked, the pages that answer it, words not used. */
export function UnderstoodAnswer({
  understood: { deals, texts, left },
}: {
  readonly understood: Understood;
}) {
  return (
    <section className={styles.answer} aria-labelledby="understood">
      <h2 id="understood">{deals.length > 0 ? 'What you’re looking for' : 'Your question'}</h2>
      {deals.map((list) => (
        <Deals key={list.href} list={list} />
      ))}
      {texts.length > 0 && (
        <ul className={styles.texts} aria-label="Pages that answer it">
          {texts.map(({ title, href }) => (
            <li key={href}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      )}
      {left.length > 0 && (
        <p className={styles.left}>{`We didn’t use: ${left.map((word) => `“${word}”`).join(', ')}`}</p>
      )}
    </section>
  );
}

function Deals({ list: { href, count, isEmpty, chips } }: { readonly list: UnderstoodDeals }) {
  return (
    <div className={styles.deals}>
      <ul className={styles.chips} aria-label="What we understood">
        {chips.map((chip) => (
          <li key={chip.label}>
            <Chip href={chip.href}>
              <span className="visually-hidden">Deals without </span>
              {chip.label}
              <Icon name="close" size={16} />
            </Chip>
          </li>
        ))}
      </ul>
      <ButtonLink href={href}>
        {isEmpty ? 'None today: see what comes nearest' : `Show ${count}`}
        <span className="visually-hidden">{` for ${chips.map(({ label }) => label).join(' · ')}`}</span>
      </ButtonLink>
    </div>
  );
}
