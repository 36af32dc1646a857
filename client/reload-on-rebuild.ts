const pollMs = 700;

/** Development only: reloads the page when the server answers with another bundle than the one that runs. */
export function reloadOnRebuild(): void {
  const running = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;
  setInterval(async () => {
    const html = await fetch(window.location.href)
      .then((response) => response.text())
      .catch(() => '');
    const source = /<script type="module" src="([^"]+)"/.exec(html)?.[1];
    if (source && running && new URL(source, window.location.origin).href !== running)
      window.location.reload();
  }, pollMs);
}
