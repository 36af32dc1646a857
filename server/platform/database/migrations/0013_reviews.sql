CREATE TABLE "vehicle_reviews" (
	"review_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"content_key" text NOT NULL,
	"vehicle_type" text NOT NULL,
	"make" text NOT NULL,
	"range" text NOT NULL,
	"vehicle_name" text NOT NULL,
	"satisfaction" smallint NOT NULL,
	"comfort" smallint NOT NULL,
	"running_costs" smallint NOT NULL,
	"reliability" smallint NOT NULL,
	"practicality" smallint NOT NULL,
	"comments" text NOT NULL,
	"display_name" text NOT NULL,
	"months_held" smallint NOT NULL,
	"email" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"is_suspected" boolean NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "vehicle_reviews_reference_unique" UNIQUE("reference"),
	CONSTRAINT "vehicle_reviews_state_known" CHECK (state in ('waiting', 'published', 'refused')),
	CONSTRAINT "vehicle_reviews_ratings_in_range" CHECK (least(satisfaction, comfort, running_costs, reliability, practicality) >= 1
        and greatest(satisfaction, comfort, running_costs, reliability, practicality) <= 5)
);
--> statement-breakpoint
CREATE INDEX "vehicle_reviews_state" ON "vehicle_reviews" USING btree ("state","received_at");--> statement-breakpoint
CREATE INDEX "vehicle_reviews_content_key" ON "vehicle_reviews" USING btree ("content_key");