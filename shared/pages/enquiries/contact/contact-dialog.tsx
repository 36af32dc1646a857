import { type MouseEvent, type RefObject, useEffect } from 'react';
import { OpeningNow } from '#shared/contact/opening-now.tsx';
import type { OpeningTimes } from '#shared/contact/opening-times.ts';
import { callbackPath, contactPath, messagePath } from '#shared/contracts/enquiry-paths.ts';
import { Icon } from '#shared/ui/icon.tsx';
import type { IconName } from '#shared/ui/icon-names.ts';
import styles from './contact-dialog.module.css';

export interface ContactDialogProps {
  readonly phone: string;
  readonly openingHours: string;
  readonly openingTimes: OpeningTimes;
  /** Set to the dialog element once it is drawn, so that the caller can open and close it. */
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** Called once the dialog is there. */
  readonly onReady: () => void;
}

/**
 * The ways to reach us, in the browser's own modal dialog: it keeps the focus, closes by Escape and by a click outside.
 * Each way is an ordinary link.
 */
export function ContactDialog({ dialog, onReady, ...facts }: ContactDialogProps) {
  useEffect(onReady, [onReady]);
  const close = () => dialog.current?.close();
  // Its content covers the whole dialog, so a click whose target is the dialog itself is on the backdrop.
  const closeOutside = (event: MouseEvent) => event.target === event.currentTarget && close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes it by Escape
    <dialog className={styles.dialog} ref={dialog} aria-labelledby="contact-heading" onClick={closeOutside}>
      <div className={styles.content}>
        <div className={styles.heading}>
          <h2 id="contact-heading">Contact us</h2>
          <button type="button" aria-label="Close" onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <Ways phone={facts.phone} openingHours={facts.openingHours} openingTimes={facts.openingTimes} />
        <p>
          <a href={contactPath}>All the ways to contact us</a>
        </p>
      </div>
    </dialog>
  );
}

function Ways({ phone, openingHours, openingTimes }: Omit<ContactDialogProps, 'dialog' | 'onReady'>) {
  return (
    <ul className={styles.ways}>
      <li>
        <Way
          href={`tel:${phone.replaceAll(' ', '')}`}
          icon="phone"
          name={`Call ${phone}`}
          note={openingHours}
        />
        <OpeningNow times={openingTimes} />
      </li>
      <li>
        <Way
          href={callbackPath}
          icon="clock"
          name="Request a callback"
          note="We’ll call you. Choose the day and time."
        />
      </li>
      <li>
        <Way
          href={messagePath}
          icon="envelope"
          name="Leave a message"
          note="We’ll reply by email or phone, whichever you choose."
        />
      </li>
    </ul>
  );
}

interface WayProps {
  readonly href: string;
  readonly icon: IconName;
  readonly name: string;
  readonly note: string;
}

function Way({ href, icon, name, note }: WayProps) {
  return (
    <a href={href}>
      <Icon name={icon} />
      <span>
        <b>{name}</b>
        <small>{note}</small>
      </span>
    </a>
  );
}
