import type { DataRouter } from '#client/navigation/data-router.ts';
import styles from '#shared/app/header/header-menus.module.css';
import type { DealType } from '#shared/deals/deal-type.ts';
import type { MenuSection } from '#shared/pages/menu/menu-data.ts';
import { MenuBodyTypes, MenuMakes } from '#shared/pages/menu/menu-lists.tsx';
import { LinkList } from '#shared/ui/link-list.tsx';
import { AllLink } from './all-link.tsx';
import { closeWhenLeft, type Leaving } from './close-when-left.ts';
import { createDrawing } from './create-drawing.ts';
import { followArrowKeys } from './follow-arrow-keys.ts';
import { type PageMenu, readMenu } from './read-menu.ts';

/**
 * Creates the panels of the section buttons: disclosure navigation (ARIA practices). One panel is open at a time,
 * directly after its button. It closes on Escape, which returns the focus to the button, when the visitor leaves it and
 * on navigation. Returns what presses a button.
 */
export function createSectionPanels(header: HTMLElement, router: DataRouter) {
  const panel = document.createElement('div');
  panel.id = 'section-panel';
  panel.className = styles.panel ?? '';
  const draw = drawer(panel, () => readMenu(router));
  let open: { readonly button: HTMLElement; readonly stop: () => void } | undefined;

  function close(reason?: Leaving): void {
    if (!open) return;
    const { button, stop } = open;
    const hadFocus = panel.contains(document.activeElement);
    open = undefined;
    stop();
    markOpen(button, undefined);
    panel.remove();
    if (reason === 'escape' && hadFocus) button.focus();
  }
  async function show(button: HTMLElement): Promise<void> {
    if (open?.button === button || !(await draw(button))) return;
    close();
    button.after(panel);
    markOpen(button, panel);
    const contains = (node: Node) => panel.contains(node) || button.contains(node);
    open = { button, stop: closeWhenLeft({ router, contains, close }) };
  }
  followArrowKeys(header, { element: panel, show });
  return async (button: HTMLElement): Promise<void> => (open?.button === button ? close() : show(button));
}

/** Draws a button's section into the panel; false when the visitor has pressed another button or left the page by then. */
function drawer(
  panel: HTMLElement,
  readItems: () => Promise<PageMenu>,
): (button: HTMLElement) => Promise<boolean> {
  const drawInto = createDrawing(panel);
  let wanted: HTMLElement | undefined;
  return async (button) => {
    wanted = button;
    const { pathname } = window.location;
    const { sections, dealType, hasIcons } = await readItems();
    if (wanted !== button || window.location.pathname !== pathname) return false;
    const section = sections.find(isFor(button));
    if (!section) throw new Error(`The menu has no ${button.dataset.opens}.`);
    drawInto(<SectionPanel key={section.id} section={section} dealType={dealType} hasIcons={hasIcons} />);
    return true;
  };
}

function isFor(button: HTMLElement): (section: MenuSection) => boolean {
  return ({ id }) => id === button.dataset.opens;
}

function markOpen(button: HTMLElement, panel: HTMLElement | undefined): void {
  button.ariaExpanded = String(panel !== undefined);
  if (panel) button.setAttribute('aria-controls', panel.id);
  else button.removeAttribute('aria-controls');
}

interface SectionPanelProps {
  readonly section: MenuSection;
  readonly dealType: DealType;
  readonly hasIcons: boolean;
}

/** One section of the menu with all its links, in columns. */
function SectionPanel({ section, dealType, hasIcons }: SectionPanelProps) {
  const { makes, bodyTypes, groups, all } = section;
  return (
    <div className={styles.columns}>
      {(makes || bodyTypes) && (
        <div className={styles.wide}>
          <p className={styles.title}>{makes ? 'Popular manufacturers' : 'Popular types'}</p>
          {makes && <MenuMakes makes={makes} dealType={dealType} />}
          {bodyTypes && <MenuBodyTypes bodyTypes={bodyTypes} dealType={dealType} hasIcons={hasIcons} />}
          <AllLink all={all} />
        </div>
      )}
      {groups.map(({ label, links }) => (
        <LinkList key={label} label={label} links={links} />
      ))}
      {!makes && !bodyTypes && <AllLink all={all} />}
    </div>
  );
}
