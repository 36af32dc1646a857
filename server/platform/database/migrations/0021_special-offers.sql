CREATE TABLE "special_offers" (
	"offer_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "special_offers_offer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vehicle_ref" text NOT NULL,
	"vehicle_name" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "special_offers_ref" CHECK (vehicle_ref ~ '^[0-9]{10}$'),
	CONSTRAINT "special_offers_days" CHECK (starts_on <= ends_on)
);
--> statement-breakpoint
CREATE INDEX "special_offers_ends" ON "special_offers" USING btree ("ends_on");