import type { ReactNode } from 'react';
import styles from './tool-subject.module.css';

/** The vehicle of the catalogue that a tool's answer is about. */
export interface SubjectVehicle {
  readonly vehicleRef: string;
  readonly name: string;
  readonly href: string;
  /** List price, fuel and emissions as one line. */
  readonly facts: string;
  /** Whether the visitor asked for it, or it stands as an example. */
  readonly isExample: boolean;
  readonly isDiesel: boolean;
  /** Whether the standard by which its CO2 was measured decides its company car tax. */
  readonly asksStandard: boolean;
}

interface ToolSubjectProps {
  /** Absent where the figures were typed. */
  readonly vehicle?: Pick<SubjectVehicle, 'name' | 'href' | 'isExample'> | undefined;
  /** The figures that decide the answer, as one line. */
  readonly facts?: string | undefined;
  /** Where another vehicle can be chosen. */
  readonly children?: ReactNode;
}

/** Says which vehicle the answer is about. */
export function ToolSubject({ vehicle, facts, children }: ToolSubjectProps) {
  return (
    <p className={styles.subject}>
      {vehicle?.isExample && 'For example: '}
      {vehicle && <a href={vehicle.href}>{vehicle.name}</a>}
      {facts && <span>{facts}</span>}
      {children}
    </p>
  );
}
