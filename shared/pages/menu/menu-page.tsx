import type { PageProps } from '#shared/routes/page.ts';
import { Chip } from '#shared/ui/chip.tsx';
import type { MenuData } from './menu-data.ts';
import styles from './menu-page.module.css';
import { MenuSectionView } from './menu-section-view.tsx';

const tabs = [
  { tab: 'car', heading: 'Cars' },
  { tab: 'van', heading: 'Vans' },
] as const;

export default function MenuPage({ data }: PageProps<MenuData>) {
  return (
    <div className={styles.page}>
      <h1>Menu</h1>
      {tabs.map(({ tab, heading }) => (
        <nav key={tab} className={styles.jump} aria-label={`Sections for ${heading.toLowerCase()}`}>
          <b>{heading}</b>
          <div>
            {data.sections[tab].map(({ id, label }) => (
              <Chip key={id} href={`#${id}`}>
                {label}
              </Chip>
            ))}
          </div>
        </nav>
      ))}
      {tabs.map(({ tab, heading }) => (
        <section key={tab} className={styles.tab}>
          <h2>{heading}</h2>
          {data.sections[tab].map((section) => (
            <MenuSectionView key={section.id} tab={tab} section={section} hasIcons={data.hasIcons} />
          ))}
        </section>
      ))}
    </div>
  );
}
