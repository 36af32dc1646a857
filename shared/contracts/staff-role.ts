/** What a member of staff may do on the staff site. `admin` may do all of it, and read the audit log. */
export const staffRoles = ['enquiries', 'reviews', 'catalogue', 'admin'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** Whether these roles allow what needs this one. */
export function mayAs(roles: readonly StaffRole[], role: StaffRole): boolean {
  return roles.includes('admin') || roles.includes(role);
}
