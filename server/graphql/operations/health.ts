import {
  addAlertDevice,
  alertKey,
  removeAlertDevice,
} from "../../core/operations/health/alert_devices.ts";
import { type CheckName, checks } from "../../core/operations/health/checks.ts";
import type { FailingTask } from "../../core/operations/health/facts.ts";
import {
  type HealthCheck,
  loadSystemHealth,
  retryTask,
  type SystemHealth,
} from "../../core/operations/health/system_health.ts";
import { builder } from "../builder.ts";
import { described } from "../described.ts";

const HealthLevel = described("HealthLevel", "How a check of the health went.", {
  OK: "There is nothing to do.",
  NOTE: "Somebody should take care of it by day.",
  ALERT: "Somebody should take care of it at once.",
});

const HealthCheckName = builder.enumType("HealthCheckName", {
  description: "A check of the health.",
  values: Object.fromEntries(
    Object.entries(checks).map(([name, { label }]) => [name, { value: name, description: label }]),
  ) as Record<CheckName, { value: CheckName; description: string }>,
});

const HealthCheckType = builder.objectRef<HealthCheck>("HealthCheck").implement({
  description: "One line of the health.",
  fields: (t) => ({
    name: t.expose("name", { type: HealthCheckName, description: "Which check." }),
    label: t.exposeString("label", { description: "What it is about, in Portuguese." }),
    level: t.expose("level", { type: HealthLevel, description: "How it went." }),
    figure: t.exposeString("figure", { description: "What it found, in Portuguese." }),
    advice: t.exposeString("advice", { description: "What to do about it, in Portuguese." }),
    path: t.exposeString("path", {
      nullable: true,
      description: "The app's address where one acts; null: at the machine.",
    }),
    since: t.expose("since", {
      type: "DateTime",
      nullable: true,
      description: "Since when it has not been well; null: it is, or it was seen only now.",
    }),
  }),
});

const FailingTaskType = builder.objectRef<FailingTask>("FailingTask").implement({
  description: "Jobs of one task that failed and wait for another attempt.",
  fields: (t) => ({
    task: t.exposeString("task", { description: "Its name, as in the log." }),
    count: t.exposeInt("count", { description: "How many jobs." }),
    since: t.expose("since", { type: "DateTime", description: "When the oldest was created." }),
  }),
});

const SystemHealthType = builder.objectRef<SystemHealth>("SystemHealth").implement({
  description: "How the product is.",
  fields: (t) => ({
    level: t.expose("level", { type: HealthLevel, description: "The worst of its checks." }),
    checkedAt: t.expose("checkedAt", { type: "DateTime", description: "When it was examined." }),
    checks: t.field({
      type: [HealthCheckType],
      description: "Every check.",
      resolve: ({ checks }) => [...checks],
    }),
    failingTasks: t.field({
      type: [FailingTaskType],
      description: "The tasks whose jobs fail, the most first.",
      resolve: ({ failingTasks }) => [...failingTasks],
    }),
    alertKey: t.string({
      description: "By which a browser subscribes to alerts: the product's public key, base64url.",
      resolve: (_health, _args, ctx) => alertKey(ctx),
    }),
  }),
});

builder.queryField("systemHealth", (t) =>
  t.field({
    type: SystemHealthType,
    description: "How the product is now; for admins.",
    authScopes: { may: "operations.see" },
    complexity: 100,
    resolve: (_root, _args, ctx) => loadSystemHealth(ctx),
  }));

builder.mutationField("retryTask", (t) =>
  t.fieldWithInput({
    type: SystemHealthType,
    description: "Lets the failing jobs of a task run at once; the audit trail says who did.",
    authScopes: { may: "operations.manage" },
    complexity: 100,
    errors: {},
    input: {
      task: t.input.string({ required: true, description: "A failing task's name." }),
    },
    resolve: (_, { input }, ctx) => retryTask(ctx, input),
  }));

const AlertDeviceType = builder.objectRef<{ endpoint: string }>("AlertDevice").implement({
  description: "A browser that shows alerts.",
  fields: (t) => ({
    endpoint: t.exposeString("endpoint", { description: "The address of its push service." }),
  }),
});

builder.mutationField("addAlertDevice", (t) =>
  t.fieldWithInput({
    type: AlertDeviceType,
    description: "Shows alerts in a browser of the viewer's, as it subscribed; for admins.",
    authScopes: { may: "operations.see" },
    errors: {},
    input: {
      endpoint: t.input.string({ required: true, description: "The address of its push service." }),
      key: t.input.string({ required: true, description: "Its public key: p256dh, base64url." }),
      secret: t.input.string({ required: true, description: "Its secret: auth, base64url." }),
    },
    resolve: (_, { input }, ctx) => addAlertDevice(ctx, input),
  }));

builder.mutationField("removeAlertDevice", (t) =>
  t.fieldWithInput({
    type: AlertDeviceType,
    description: "Shows no more alerts in a browser of the viewer's.",
    authScopes: { may: "operations.see" },
    errors: {},
    input: {
      endpoint: t.input.string({ required: true, description: "The address of its push service." }),
    },
    resolve: (_, { input }, ctx) => removeAlertDevice(ctx, input),
  }));
