/**
 * React puts these before the markup of a string when a picture is not lazy; inside the page they would break
 * hydration.
 */
export const imagePreloads = /^(?:<link rel="preload"[^>]*>)+/;
