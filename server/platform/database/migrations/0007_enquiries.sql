CREATE TABLE "enquiries" (
	"enquiry_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"content_key" text NOT NULL,
	"fields" jsonb,
	"snapshot" jsonb,
	"is_suspected" boolean NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"erased_at" timestamp with time zone,
	CONSTRAINT "enquiries_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "enquiry_consents" (
	"consent_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_consents_consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"enquiry_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"wording" text NOT NULL,
	"is_given" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry_deliveries" (
	"delivery_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
	"last_fault" text,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "enquiry_deliveries_channel_known" CHECK (channel in ('staff-mail', 'visitor-mail', 'webhook')),
	CONSTRAINT "enquiry_deliveries_state_known" CHECK (state in ('waiting', 'delivered', 'dead', 'held'))
);
--> statement-breakpoint
ALTER TABLE "enquiry_consents" ADD CONSTRAINT "enquiry_consents_enquiry_id_enquiries_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("enquiry_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_deliveries" ADD CONSTRAINT "enquiry_deliveries_enquiry_id_enquiries_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("enquiry_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_content_key" ON "enquiries" USING btree ("content_key");--> statement-breakpoint
CREATE INDEX "enquiries_received_at" ON "enquiries" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "enquiry_consents_enquiry" ON "enquiry_consents" USING btree ("enquiry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_deliveries_channel" ON "enquiry_deliveries" USING btree ("enquiry_id","channel");--> statement-breakpoint
CREATE INDEX "enquiry_deliveries_due" ON "enquiry_deliveries" USING btree ("next_try_at") WHERE state = 'waiting';