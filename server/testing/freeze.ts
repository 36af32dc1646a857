/** Does nothing else for a time, as a process that draws pages, collects garbage or gets no processor. */
export function freeze(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
