ALTER TABLE "vehicles" ADD COLUMN "length_mm" integer;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "width_mm" integer;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "height_mm" integer;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "wheelbase_mm" integer;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "load_width_mm" integer;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "load_height_mm" integer;