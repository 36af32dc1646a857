/**
 * Powerful browser features, none of which the site uses (W3C registry, checked 2026-11-20). Features that Chromium
 * does not know are left out, because it logs a warning for each on every page. So are `fullscreen` and
 * `picture-in-picture`, which the player of a video offers.
 */
const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Value of the Permissions-Policy header: every one of these features is off. */
export const permissionsPolicy = refusedFeatures.map((feature) => `${feature}=()`).join(', ');
