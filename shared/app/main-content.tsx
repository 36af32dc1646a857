import { type ReactNode, useContext } from 'react';
import { ServerRenderContext } from '#shared/ui/server-render.ts';

interface MainContentProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The page within the shell. React makes a string of the same tree in half the time of a stream, so a page that has
 * nothing to wait for comes as a string; in the browser it is ordinary React.
 */
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
