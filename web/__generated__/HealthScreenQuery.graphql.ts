/**
 * @generated SignedSource<<b61d0fcd8cf347acb9f13f401faa3aa3>>
 * @relayHash 938533adc924f8ada9c5bd1406e3502b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6741a438fc7ed2f7b0bc44698817123ae7c0aa3af5f5b40e03f2e4223136347

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HealthCheckName = "BACKUPS" | "CERTIFICATE" | "DATABASE" | "DISK" | "EMAILS" | "JOBS_FAILED" | "JOBS_WAITING" | "LANES" | "PROCESSES" | "SESSIONS" | "SHOPS" | "VENDORS" | "WEBHOOKS";
export type HealthLevel = "ALERT" | "NOTE" | "OK";
export type HealthScreenQuery$variables = Record<PropertyKey, never>;
export type HealthScreenQuery$data = {
  readonly systemHealth: {
    readonly checkedAt: string;
    readonly checks: ReadonlyArray<{
      readonly level: HealthLevel;
      readonly name: HealthCheckName;
      readonly " $fragmentSpreads": FragmentRefs<"CheckRow_check">;
    }>;
    readonly failingTasks: ReadonlyArray<{
      readonly task: string;
      readonly " $fragmentSpreads": FragmentRefs<"FailingTasks_task">;
    }>;
  };
};
export type HealthScreenQuery = {
  response: HealthScreenQuery$data;
  variables: HealthScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "checkedAt",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "level",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "task",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "since",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HealthScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SystemHealth",
        "kind": "LinkedField",
        "name": "systemHealth",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "HealthCheck",
            "kind": "LinkedField",
            "name": "checks",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CheckRow_check"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FailingTask",
            "kind": "LinkedField",
            "name": "failingTasks",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FailingTasks_task"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HealthScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SystemHealth",
        "kind": "LinkedField",
        "name": "systemHealth",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "HealthCheck",
            "kind": "LinkedField",
            "name": "checks",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "label",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "figure",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "advice",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FailingTask",
            "kind": "LinkedField",
            "name": "failingTasks",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "count",
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b6741a438fc7ed2f7b0bc44698817123ae7c0aa3af5f5b40e03f2e4223136347",
    "metadata": {},
    "name": "HealthScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2e9a10fc0da5f22c348f7da89c8197cc";

export default node;
