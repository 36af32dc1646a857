/**
 * Whether a Host header names this machine. A page elsewhere could let its own name lead here; what listens for this
 * machine only refuses such names.
 */
export function isLoopbackHost(host: string | undefined): boolean {
  return /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/.test(host ?? '');
}
