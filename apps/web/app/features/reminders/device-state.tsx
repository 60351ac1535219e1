import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import type { PushSupport } from "./push-address.ts";
import { useAddDevice, useRemoveDevice } from "./reminders.api.ts";

interface DeviceStateProps {
  readonly publicKey: string | null;
  readonly support: PushSupport;
  readonly hasDevice: boolean;
  readonly isAnyOn: boolean;
}

/** Says why this device gets no reminders, or how to get them. Nothing where all is well. */
export function DeviceState({ publicKey, support, hasDevice, isAnyOn }: DeviceStateProps) {
  if (publicKey === null)
    return <Banner title="Reminders are not available here">We do not send any at the moment.</Banner>;
  switch (support) {
    case "unsupported":
      return (
        <Banner title="This browser cannot remind you">
          It does not support notifications from websites. Another browser or your phone may.
        </Banner>
      );
    case "needs installing":
      return (
        <Banner title="Add Fernwell to your home screen first">
          On an iPhone or iPad only apps on the home screen can remind you. Tap Share, then Add to Home
          Screen, and open Fernwell from there.
        </Banner>
      );
    case "blocked":
      return (
        <Banner kind="warning" title="Notifications are blocked in this browser">
          To be reminded, open the settings of this site, next to its address, and allow notifications. Then
          load this page again.
        </Banner>
      );
    case "ready":
      return isAnyOn && !hasDevice && <OtherDevice publicKey={publicKey} />;
  }
}

function OtherDevice({ publicKey }: { publicKey: string }) {
  const add = useAddDevice();

  return (
    <Banner
      title="This device does not remind you yet"
      action={
        <Button
          size="small"
          pending={add.isPending}
          pendingLabel="Turning on..."
          onClick={() => add.mutate(publicKey)}
        >
          Remind me here too
        </Button>
      }
    >
      Reminders are on, but this device does not get them.
    </Banner>
  );
}

/** Below the kinds: it concerns all of them. */
export function ThisDevice() {
  const remove = useRemoveDevice();

  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
      <p className="text-ink-700">This device reminds you.</p>
      <Button
        variant="secondary"
        size="small"
        pending={remove.isPending}
        pendingLabel="Stopping..."
        onClick={() => remove.mutate()}
      >
        Stop on this device
      </Button>
    </div>
  );
}
