/** Icons of controls that visitors press. */
export const controlIcons = {
  phone:
    '<path d="M5 3.5h3.5l1.8 4.5-2.3 1.7a12 12 0 0 0 6.3 6.3l1.7-2.3 4.5 1.8V19a1.7 1.7 0 0 1-1.8 1.7A16.5 16.5 0 0 1 3.3 5.3 1.7 1.7 0 0 1 5 3.5z"/>',
  menu: '<path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17"/>',
  close: '<path d="m5.5 5.5 13 13M18.5 5.5l-13 13"/>',
  'chevron-down': '<path d="m5.5 9 6.5 6.5L18.5 9"/>',
  'chevron-right': '<path d="m9 5.5 6.5 6.5L9 18.5"/>',
  'chevron-left': '<path d="M15 5.5 8.5 12l6.5 6.5"/>',
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/>',
  filter:
    '<path d="M3.5 7h8M16.5 7h4M3.5 17h4M12.5 17h8"/><circle cx="14" cy="7" r="2.5"/><circle cx="10" cy="17" r="2.5"/>',
  check: '<path d="m4.5 12.5 5 5 10-11"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5.5M12 7.7v.1"/>',
  warning: '<path d="M12 4 21.5 20h-19zM12 10v4.5M12 17.2v.1"/>',
  star: '<path d="m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6-4.4-4.2 6-.8z"/>',
  'star-full':
    '<path fill="currentColor" d="m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6-4.4-4.2 6-.8z"/>',
  heart: '<path d="M12 20S3.5 15 3.5 9.2A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.5 2.4C20.5 15 12 20 12 20z"/>',
  compare: '<path d="M12 3v18M3.5 6.5h5v11h-5zM15.5 6.5h5v11h-5z"/>',
  share:
    '<circle cx="6" cy="12" r="2.5"/><circle cx="17.5" cy="6" r="2.5"/><circle cx="17.5" cy="18" r="2.5"/><path d="m8.3 10.8 7-3.6M8.3 13.2l7 3.6"/>',
  user: '<circle cx="12" cy="8" r="4"/><path d="M4 20.5a8 8 0 0 1 16 0"/>',
  'arrow-left': '<path d="M20 12H4.5M11 5.5 4.5 12l6.5 6.5"/>',
  'arrow-right': '<path d="M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5"/>',
  sort: '<path d="M7.5 4.5v15M3.5 15.5l4 4 4-4M16.5 19.5v-15M12.5 8.5l4-4 4 4"/>',
  'map-pin':
    '<path d="M12 21.5s-7-6-7-11.5a7 7 0 0 1 14 0c0 5.5-7 11.5-7 11.5z"/><circle cx="12" cy="10" r="2.5"/>',
  envelope: '<path d="M3 5.5h18v13H3zM3.5 6.5 12 13l8.5-6.5"/>',
} as const;
