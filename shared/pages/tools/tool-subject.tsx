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
}

interface ToolSubjectProps {
  readonly vehicle: SubjectVehicle;
  /** Where another vehicle can be chosen. */
  readonly children: ReactNode;
}

/** Says which vehicle the answer is about. */
export function ToolSubject({ vehicle, children }: ToolSubjectProps) {
  return (
    <p className={styles.subject}>
      {vehicle.isExample && 'For example: '}
      <a href={vehicle.href}>{vehicle.name}</a>
      <span>{vehicle.facts}</span>
      {children}
    </p>
  );
}
