/**
 * The mobile menu (spec, section 4): closed, or open on one of three levels. `main` shows the sections, `dropdown` one
 * section's groups, `sub` one group's links.
 */
export type MobileMenuState =
  | { readonly level: 'closed' | 'main' }
  | { readonly level: 'dropdown'; readonly section: string }
  | { readonly level: 'sub'; readonly section: string; readonly group: string };

export type MobileMenuStep =
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  | { readonly kind: 'back' }
  | { readonly kind: 'choose-section'; readonly section: string }
  | { readonly kind: 'choose-group'; readonly group: string };

export const closedMenu: MobileMenuState = { level: 'closed' };

const mainLevel: MobileMenuState = { level: 'main' };

/** The state after a step; a step that is impossible in the current state changes nothing. */
export function followStep(state: MobileMenuState, step: MobileMenuStep): MobileMenuState {
  if (step.kind === 'close') return closedMenu;
  if (step.kind === 'open') return state.level === 'closed' ? mainLevel : state;
  if (state.level === 'closed') return state;
  if (step.kind === 'back') return levelAbove(state);
  if (step.kind === 'choose-section') return chooseSection(state, step.section);
  return chooseGroup(state, step.group);
}

/** From sub to dropdown to main; above main the menu is closed. */
function levelAbove(state: MobileMenuState): MobileMenuState {
  if (state.level === 'sub') return { level: 'dropdown', section: state.section };
  return state.level === 'dropdown' ? mainLevel : closedMenu;
}

function chooseSection(state: MobileMenuState, section: string): MobileMenuState {
  return openSection(state) === section ? mainLevel : { level: 'dropdown', section };
}

function chooseGroup(state: MobileMenuState, group: string): MobileMenuState {
  const section = openSection(state);
  if (section === undefined) return state;
  return openGroup(state) === group ? { level: 'dropdown', section } : { level: 'sub', section, group };
}

/** Id of the section that is open, on whichever level. */
export function openSection(state: MobileMenuState): string | undefined {
  return 'section' in state ? state.section : undefined;
}

/** Label of the group whose links are shown. */
export function openGroup(state: MobileMenuState): string | undefined {
  return 'group' in state ? state.group : undefined;
}
