import { paths } from "@fernwell/contract/paths";
import { publicLink } from "./config/public-link.ts";
import type { Composition } from "./deps.ts";
import { addAccountRoutes } from "./features/accounts/accounts.routes.ts";
import { findActor, findActorWithVersion } from "./features/accounts/accounts.service.ts";
import { addAccountJobs } from "./features/accounts/accounts.worker.ts";
import { addSecondFactorRoutes } from "./features/accounts/second-factor.routes.ts";
import { addSecondFactorJobs } from "./features/accounts/second-factor.worker.ts";
import { addActivityRoutes } from "./features/activities/activities.routes.ts";
import { addBillingRoutes } from "./features/billing/billing.routes.ts";
import { addBillingJobs } from "./features/billing/billing.worker.ts";
import { addCalendarRoutes } from "./features/calendar/calendar.routes.ts";
import { addCalendarJobs } from "./features/calendar/calendar.worker.ts";
import { addCatalogueRoutes } from "./features/catalogue/catalogue.routes.ts";
import { addFavouriteRoutes } from "./features/favourites/favourites.routes.ts";
import { addFeedbackRoutes } from "./features/feedback/feedback.routes.ts";
import { addItemRoutes } from "./features/items/items.routes.ts";
import { addLegalRoutes } from "./features/legal/legal.routes.ts";
import { addPlanBuilderRoutes } from "./features/plan-builder/plan-builder.routes.ts";
import { addPlanRoutes } from "./features/plans/plans.routes.ts";
import { addPreferenceRoutes } from "./features/preferences/preferences.routes.ts";
import { addPreferenceJobs } from "./features/preferences/preferences.worker.ts";
import { addPrivacyRoutes } from "./features/privacy/privacy.routes.ts";
import { addPrivacyJobs } from "./features/privacy/privacy.worker.ts";
import { addProfileRoutes } from "./features/profiles/profiles.routes.ts";
import { addRecommendationRoutes } from "./features/recommendations/recommendations.routes.ts";
import { addReminderRoutes } from "./features/reminders/reminders.routes.ts";
import { addReminderJobs } from "./features/reminders/reminders.worker.ts";
import { addSafetyRoutes } from "./features/safety/safety.routes.ts";
import { addSearchRoutes } from "./features/search/search.routes.ts";
import { prepareSearch } from "./features/search/search.service.ts";
import { addSecurityLogRoutes } from "./features/security-log/security-log.routes.ts";
import { addSecurityLogJobs } from "./features/security-log/security-log.worker.ts";
import { addShoppingListRoutes } from "./features/shopping-lists/shopping-lists.routes.ts";
import { addStapleRoutes } from "./features/staples/staples.routes.ts";
import { addTrainingRoutes } from "./features/training/training.routes.ts";
import { addWeekRoutes } from "./features/week/week.routes.ts";
import { sendNotFound } from "./platform/http/error-responses.ts";
import { createHttpServer, type HttpServer } from "./platform/http/http-server.ts";
import { addMediaFiles } from "./platform/http/media-files.ts";
import { OpenCalls } from "./platform/http/open-calls.ts";
import { addPolicyReports } from "./platform/http/policy-reports.ts";
import { createRouter, type Router } from "./platform/http/router.ts";
import { addSecurityText } from "./platform/http/security-text.ts";
import { addWebPages } from "./platform/http/web-pages.ts";
import type { JobRegistry } from "./platform/jobs/job-runner.ts";

export interface App {
  readonly server: HttpServer;
  readonly router: Router;
}

/** Registers every feature's routes. server.ts runs the app. */
export async function buildApp({ deps, accessLog }: Composition, isDraining: () => boolean): Promise<App> {
  const { config } = deps;
  await deps.catalogue.start(prepareSearch);
  const openCalls = new OpenCalls();
  const server = await createHttpServer({
    logger: deps.logger,
    accessLog,
    metrics: deps.metrics,
    trustedProxies: config.http.trustedProxies,
    isDraining,
    openCalls,
  });
  const router = createRouter({
    server,
    openCalls,
    authenticate: (credential, { isKept }) => (isKept ? findActorWithVersion : findActor)(deps, credential),
    checkOutputs: config.environment !== "production",
    isSecure: config.publicUrl.protocol === "https:",
  });

  addAccountRoutes(router, deps);
  addSecondFactorRoutes(router, deps);
  addBillingRoutes(router, deps);
  addCatalogueRoutes(router, deps);
  addItemRoutes(router, deps);
  addPreferenceRoutes(router, deps);
  addFavouriteRoutes(router, deps);
  addFeedbackRoutes(router, deps);
  addPlanRoutes(router, deps);
  addPlanBuilderRoutes(router, deps);
  addWeekRoutes(router, deps);
  addTrainingRoutes(router, deps);
  addActivityRoutes(router, deps);
  addCalendarRoutes(router, deps);
  addLegalRoutes(router, deps);
  addPrivacyRoutes(router, deps);
  addProfileRoutes(router, deps);
  addRecommendationRoutes(router, deps);
  addReminderRoutes(router, deps);
  addSafetyRoutes(router, deps);
  addSearchRoutes(router, deps);
  addSecurityLogRoutes(router, deps);
  addShoppingListRoutes(router, deps);
  addStapleRoutes(router, deps);

  addPolicyReports(server, deps.metrics);
  addSecurityText(server, {
    contactUrl: publicLink(config, paths.contact),
    publicUrl: config.publicUrl,
    now: () => deps.clock.now(),
  });
  if (config.media.kind === "built") await addMediaFiles(server, config.media.dir);
  if (config.http.webDir === null) server.setNotFoundHandler(sendNotFound);
  else await addWebPages(server, config.http.webDir);
  return { server, router };
}

/** Binds every feature's jobs to their handlers. worker.ts runs them. */
export function addJobs(registry: JobRegistry, { deps }: Composition): void {
  addAccountJobs(registry, deps);
  addSecondFactorJobs(registry, deps);
  addBillingJobs(registry, deps);
  addCalendarJobs(registry, deps);
  addPreferenceJobs(registry, deps);
  addPrivacyJobs(registry, deps);
  addReminderJobs(registry, deps);
  addSecurityLogJobs(registry, deps);
}
