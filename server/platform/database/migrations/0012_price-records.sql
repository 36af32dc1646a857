CREATE TABLE "price_records" (
	"version" integer NOT NULL,
	"vehicle_ref" text NOT NULL,
	"contract" text NOT NULL,
	"priced_on" date NOT NULL,
	"points" "bytea" NOT NULL,
	CONSTRAINT "price_records_version_vehicle_ref_contract_pk" PRIMARY KEY("version","vehicle_ref","contract"),
	CONSTRAINT "price_records_contract" CHECK (contract in ('personal', 'business')),
	CONSTRAINT "price_records_points" CHECK (octet_length(points) % 16 = 0 and octet_length(points) <= 16 * 200)
);
--> statement-breakpoint
ALTER TABLE "price_records" ADD CONSTRAINT "price_records_version_catalogue_versions_number_fk" FOREIGN KEY ("version") REFERENCES "public"."catalogue_versions"("number") ON DELETE no action ON UPDATE no action;