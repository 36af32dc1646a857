CREATE TABLE "alert_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"alert_id" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"vehicle_ref" text NOT NULL,
	"deal_type" text NOT NULL,
	"term_months" integer NOT NULL,
	"annual_miles" integer NOT NULL,
	"initial_months" integer NOT NULL,
	"is_maintained" boolean NOT NULL,
	"below_pence" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"is_told" boolean DEFAULT false NOT NULL,
	"told_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"checked_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "alerts_ref" CHECK (vehicle_ref ~ '^[0-9]{10}$'),
	CONSTRAINT "alerts_below" CHECK ((kind = 'price-drop') = (below_pence is not null))
);
--> statement-breakpoint
CREATE TABLE "saved_deals" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"vehicle_ref" text NOT NULL,
	"deal_type" text NOT NULL,
	"term_months" integer NOT NULL,
	"annual_miles" integer NOT NULL,
	"initial_months" integer NOT NULL,
	"is_maintained" boolean NOT NULL,
	"monthly_pence" integer,
	"initial_pence" integer,
	"fee_pence" integer,
	"total_pence" integer,
	"true_monthly_pence" integer,
	"excess_tenths" integer,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_deals_ref" CHECK (vehicle_ref ~ '^[0-9]{10}$'),
	CONSTRAINT "saved_deals_price" CHECK (num_nulls(monthly_pence, initial_pence, fee_pence, total_pence, true_monthly_pence, excess_tenths) in (0, 6))
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"query" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "viewed_vehicles" (
	"account_id" text NOT NULL,
	"vehicle_ref" text NOT NULL,
	"deal_type" text NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "viewed_vehicles_account_id_vehicle_ref_deal_type_pk" PRIMARY KEY("account_id","vehicle_ref","deal_type"),
	CONSTRAINT "viewed_vehicles_ref" CHECK (vehicle_ref ~ '^[0-9]{10}$')
);
--> statement-breakpoint
ALTER TABLE "alert_tokens" ADD CONSTRAINT "alert_tokens_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_tokens_alert" ON "alert_tokens" USING btree ("alert_id");--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_one" ON "alerts" USING btree ("account_id","kind","vehicle_ref","deal_type","term_months","annual_miles","initial_months","is_maintained");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_deals_one" ON "saved_deals" USING btree ("account_id","vehicle_ref","deal_type","term_months","annual_miles","initial_months","is_maintained");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_one" ON "saved_searches" USING btree ("account_id","path","query");