CREATE TABLE "catalogue_versions" (
	"number" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"imported_at" timestamp with time zone,
	"source" text NOT NULL,
	"is_demonstration" boolean NOT NULL,
	"vehicle_count" integer DEFAULT 0 NOT NULL,
	"rate_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "catalogue_versions_state" CHECK (state in ('draft', 'current', 'past')),
	CONSTRAINT "catalogue_versions_imported" CHECK ((state = 'draft') = (imported_at is null))
);
--> statement-breakpoint
CREATE TABLE "manufacturers" (
	"version" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "manufacturers_version_slug_pk" PRIMARY KEY("version","slug")
);
--> statement-breakpoint
CREATE TABLE "models" (
	"version" integer NOT NULL,
	"make_slug" text NOT NULL,
	"range_slug" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "models_version_make_slug_range_slug_slug_pk" PRIMARY KEY("version","make_slug","range_slug","slug")
);
--> statement-breakpoint
CREATE TABLE "ranges" (
	"version" integer NOT NULL,
	"make_slug" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "ranges_version_make_slug_slug_pk" PRIMARY KEY("version","make_slug","slug")
);
--> statement-breakpoint
CREATE TABLE "rate_cards" (
	"version" integer NOT NULL,
	"vehicle_ref" text NOT NULL,
	"contract" text NOT NULL,
	"funder" text NOT NULL,
	"ratebook_id" text NOT NULL,
	"fee_pence" integer NOT NULL,
	"monthly_pence" "bytea" NOT NULL,
	"excess_tenths" "bytea" NOT NULL,
	CONSTRAINT "rate_cards_version_vehicle_ref_contract_funder_ratebook_id_pk" PRIMARY KEY("version","vehicle_ref","contract","funder","ratebook_id"),
	CONSTRAINT "rate_cards_contract" CHECK (contract in ('personal', 'business')),
	CONSTRAINT "rate_cards_fee" CHECK (fee_pence >= 0),
	CONSTRAINT "rate_cards_cells" CHECK (octet_length(monthly_pence) = 2 * octet_length(excess_tenths))
);
--> statement-breakpoint
CREATE TABLE "ratebooks" (
	"version" integer NOT NULL,
	"funder" text NOT NULL,
	"ratebook_id" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"terms" integer[] NOT NULL,
	"miles" integer[] NOT NULL,
	"initials" integer[] NOT NULL,
	CONSTRAINT "ratebooks_version_funder_ratebook_id_pk" PRIMARY KEY("version","funder","ratebook_id"),
	CONSTRAINT "ratebooks_validity" CHECK (valid_from <= valid_to),
	CONSTRAINT "ratebooks_grid" CHECK (cardinality(terms) > 0 and cardinality(miles) > 0 and cardinality(initials) > 0)
);
--> statement-breakpoint
CREATE TABLE "review_scores" (
	"make_slug" text NOT NULL,
	"range_slug" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"score_tenths" integer NOT NULL,
	"review_count" integer NOT NULL,
	"dated" date NOT NULL,
	"is_demonstration" boolean NOT NULL,
	CONSTRAINT "review_scores_make_slug_range_slug_source_pk" PRIMARY KEY("make_slug","range_slug","source"),
	CONSTRAINT "review_scores_score" CHECK (score_tenths between 0 and 50),
	CONSTRAINT "review_scores_count" CHECK (review_count >= 0)
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"version" integer NOT NULL,
	"vehicle_ref" text NOT NULL,
	"vehicle_type" text NOT NULL,
	"pricing_type" text NOT NULL,
	"make_slug" text NOT NULL,
	"range_slug" text NOT NULL,
	"model_slug" text NOT NULL,
	"derivative_name" text NOT NULL,
	"derivative_slug" text NOT NULL,
	"body_type" text,
	"fuel" text NOT NULL,
	"transmission" text NOT NULL,
	"drivetrain" text,
	"doors" integer,
	"seats" integer,
	"power_ps" integer,
	"engine_cc" integer,
	"battery_kwh" double precision,
	"co2_grams_per_km" integer,
	"mpg" double precision,
	"electric_range_miles" integer,
	"miles_per_kwh" double precision,
	"p11d_pence" integer,
	"boot_litres" integer,
	"load_length_mm" integer,
	"load_volume_litres" integer,
	"payload_kg" integer,
	"towing_kg" integer,
	"insurance_group" text,
	"tier" text,
	"is_special_offer" boolean NOT NULL,
	"stock_kind" text NOT NULL,
	"weeks_min" integer NOT NULL,
	"weeks_max" integer NOT NULL,
	"stock_checked_on" date NOT NULL,
	"registered" text,
	"odometer_miles" integer,
	"listed_on" date NOT NULL,
	CONSTRAINT "vehicles_version_vehicle_ref_pk" PRIMARY KEY("version","vehicle_ref"),
	CONSTRAINT "vehicles_ref" CHECK (vehicle_ref ~ '^[0-9]{10}$'),
	CONSTRAINT "vehicles_type" CHECK (vehicle_type in ('car', 'commercial')),
	CONSTRAINT "vehicles_pricing_type" CHECK (pricing_type in ('standard', 'atc', 'used')),
	CONSTRAINT "vehicles_used_facts" CHECK ((pricing_type = 'used') = (registered is not null) and (registered is null) = (odometer_miles is null)),
	CONSTRAINT "vehicles_weeks" CHECK (weeks_min >= 0 and weeks_min <= weeks_max),
	CONSTRAINT "vehicles_p11d" CHECK (p11d_pence > 0)
);
--> statement-breakpoint
ALTER TABLE "manufacturers" ADD CONSTRAINT "manufacturers_version_catalogue_versions_number_fk" FOREIGN KEY ("version") REFERENCES "public"."catalogue_versions"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_version_catalogue_versions_number_fk" FOREIGN KEY ("version") REFERENCES "public"."catalogue_versions"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_version_make_slug_range_slug_ranges_version_make_slug_slug_fk" FOREIGN KEY ("version","make_slug","range_slug") REFERENCES "public"."ranges"("version","make_slug","slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ranges" ADD CONSTRAINT "ranges_version_catalogue_versions_number_fk" FOREIGN KEY ("version") REFERENCES "public"."catalogue_versions"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ranges" ADD CONSTRAINT "ranges_version_make_slug_manufacturers_version_slug_fk" FOREIGN KEY ("version","make_slug") REFERENCES "public"."manufacturers"("version","slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_cards" ADD CONSTRAINT "rate_cards_version_catalogue_versions_number_fk" FOREIGN KEY ("version") REFERENCES "public"."catalogue_versions"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_cards" ADD CONSTRAINT "rate_cards_version_vehicle_ref_vehicles_version_vehicle_ref_fk" FOREIGN KEY ("version","vehicle_ref") REFERENCES "public"."vehicles"("version","vehicle_ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_cards" ADD CONSTRAINT "rate_cards_version_funder_ratebook_id_ratebooks_version_funder_ratebook_id_fk" FOREIGN KEY ("version","funder","ratebook_id") REFERENCES "public"."ratebooks"("version","funder","ratebook_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratebooks" ADD CONSTRAINT "ratebooks_version_catalogue_versions_number_fk" FOREIGN KEY ("version") REFERENCES "public"."catalogue_versions"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_version_catalogue_versions_number_fk" FOREIGN KEY ("version") REFERENCES "public"."catalogue_versions"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_version_make_slug_range_slug_model_slug_models_version_make_slug_range_slug_slug_fk" FOREIGN KEY ("version","make_slug","range_slug","model_slug") REFERENCES "public"."models"("version","make_slug","range_slug","slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_versions_one_current" ON "catalogue_versions" USING btree ("state") WHERE state = 'current';--> statement-breakpoint
CREATE INDEX "vehicles_model" ON "vehicles" USING btree ("version","make_slug","range_slug","model_slug");