const pollMs = 200;

/** Development only: reloads the page once the server runs another build than the page. */
export function reloadOnRebuild(build: string): void {
  const look = async () => {
    const served = await askBuild();
    if (served !== undefined && served !== build) window.location.reload();
    else setTimeout(look, pollMs);
  };
  void look();
}

/** The build that the server runs; undefined while it restarts or is not ready. */
async function askBuild(): Promise<string | undefined> {
  const response = await fetch('/readyz').catch(() => undefined);
  const answer: { readonly build?: string } | undefined = response?.ok
    ? await response.json().catch(() => undefined)
    : undefined;
  return answer?.build;
}
