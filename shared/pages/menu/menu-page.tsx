import { defaultProfile } from '#shared/deals/profile.ts';
import { profileWords } from '#shared/deals/profile-words.ts';
import type { PageProps } from '#shared/routes/page.ts';
import type { VehicleTab } from '#shared/routes/vehicle-tab.ts';
import { Chip } from '#shared/ui/chip.tsx';
import type { MenuData, MenuSection } from './menu-data.ts';
import styles from './menu-page.module.css';
import { MenuSectionContent } from './menu-section.tsx';

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
            <Section key={section.id} tab={tab} section={section} hasIcons={data.hasIcons} />
          ))}
        </section>
      ))}
    </div>
  );
}

interface SectionProps {
  readonly tab: VehicleTab;
  readonly section: MenuSection;
  readonly hasIcons: boolean;
}

function Section({ tab, section, hasIcons }: SectionProps) {
  const hasBestPrices = section.makes?.some((make) => make.hasBestPrices) ?? false;
  return (
    <section className={styles.section}>
      <h3 id={section.id}>{section.label}</h3>
      <div>
        <MenuSectionContent
          section={section}
          dealType={tab === 'car' ? 'personal' : 'van'}
          hasIcons={hasIcons}
          hasBusinessLinks={tab === 'car'}
        />
        {hasBestPrices && <p className={styles.note}>{bestPricesSentence}</p>}
      </div>
    </section>
  );
}

const bestPricesSentence = `Best Prices: in at least one body type, the make has the lowest true monthly cost of all, personal and inc VAT, at ${profileWords(defaultProfile)}. Popular makes are those with the most deals.`;
