import { z } from 'zod';
import type { Log } from '#server/platform/log/log.ts';
import type { CallLimits } from '#server/platform/upstream/call-limits.ts';
import { createJsonClient, type JsonRequest } from '#server/platform/upstream/json-client.ts';

/** What DVLA holds about a plate, in its own spelling; it does not know the model. */
export interface FoundVehicle {
  readonly make: string;
  readonly colour?: string | undefined;
  readonly fuelType?: string | undefined;
  readonly co2Emissions?: number | undefined;
  readonly yearOfManufacture?: number | undefined;
  readonly taxStatus?: string | undefined;
  readonly motStatus?: string | undefined;
}

/**
 * How a look-up ended. `refused`: DVLA says that this is not a plate. `unknown`: it has no vehicle with this plate.
 * `busy`: it receives too many requests at the moment. `away`: it cannot be reached or fails.
 */
export type VehicleLookUp =
  | { readonly kind: 'found'; readonly vehicle: FoundVehicle }
  | { readonly kind: 'refused' | 'unknown' | 'busy' | 'away' };

/** DVLA's vehicle enquiry service. Never throws, answers within 1.5 s. */
export interface VehicleEnquiry {
  /** `plate` is normalised. */
  lookUp(plate: string, signal?: AbortSignal): Promise<VehicleLookUp>;
}

/** Address of the service and our key for it. */
export interface VehicleEnquiryOptions {
  readonly url: string;
  readonly key: string;
  readonly log: Log;
  readonly limits?: Partial<CallLimits>;
}

/** Fields as in DVLA's Vehicle Enquiry Service API v1 (checked 2026-11-20); absent where it knows nothing. */
const vehicleAnswer = z.object({
  make: z.string().max(60).optional(),
  colour: z.string().max(40).optional(),
  fuelType: z.string().max(60).optional(),
  co2Emissions: z.number().int().nonnegative().optional(),
  yearOfManufacture: z.number().int().min(1880).max(2100).optional(),
  taxStatus: z.string().max(60).optional(),
  motStatus: z.string().max(60).optional(),
});

const byStatus: Readonly<Record<number, 'refused' | 'unknown' | 'busy'>> = {
  400: 'refused',
  404: 'unknown',
  429: 'busy',
};

/** A client of the service at `url`, with its own breaker. The log never holds a plate. */
export function createVehicleEnquiry({ url, key, ...options }: VehicleEnquiryOptions): VehicleEnquiry {
  const headers = { 'x-api-key': key };
  const client = createJsonClient({ ...options, upstream: 'vehicle-enquiry', baseUrl: url, headers });
  return {
    lookUp: async (plate, signal) => {
      try {
        const { status, body } = await client.ask(toRequest(plate), vehicleAnswer, signal ? { signal } : {});
        const fault = byStatus[status];
        if (fault) return { kind: fault };
        const make = body?.make;
        return status === 200 && make ? { kind: 'found', vehicle: { ...body, make } } : { kind: 'away' };
      } catch {
        // The client has already logged the failure; the visitor can type in the vehicle's details.
        return { kind: 'away' };
      }
    },
  };
}

/** A look-up changes nothing, so the client may try it a second time. */
function toRequest(registrationNumber: string): JsonRequest {
  return {
    name: 'lookUpVehicle',
    method: 'POST',
    path: '',
    query: {},
    body: { registrationNumber },
    isRepeatable: true,
  };
}
