/** The menus behind the header's buttons. */
export interface HeaderMenus {
  /** Opens what the button stands for, or closes it where it is open; throws when its items cannot be had. */
  press(opener: HTMLAnchorElement): Promise<void>;
}
