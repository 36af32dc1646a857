import { type ReactNode, useContext } from 'react';
import { ServerRenderContext } from '#shared/ui/server-render.ts';

interface MainContentProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The page within the shell. The server may have drawn it before; in the browser it is ordinary React. */
export function MainContent({ className, children }: MainContentProps) {
  const markup = useContext(ServerRenderContext)?.main;
  if (markup === undefined) {
    return (
      <main id="main" tabIndex={-1} className={className}>
        {children}
      </main>
    );
  }
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output for the same children
    <main id="main" tabIndex={-1} className={className} dangerouslySetInnerHTML={{ __html: markup }} />
  );
}
