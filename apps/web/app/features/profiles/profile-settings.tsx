import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { ProfileFormSkeleton } from "./profile-form-skeleton.tsx";
import type { useProfileSettings } from "./use-profile-settings.ts";

export function ProfileSettings({ settings }: { settings: ReturnType<typeof useProfileSettings> }) {
  const { profile, form, save, isPending, hasFailed } = settings;
  if (profile.isPending) return <ProfileFormSkeleton />;
  if (!profile.data)
    return (
      <Banner
        kind="error"
        title="We could not load your profile."
        action={
          <Button
            variant="secondary"
            size="small"
            pending={profile.isFetching}
            pendingLabel="Loading..."
            onClick={() => profile.refetch()}
          >
            Try again
          </Button>
        }
      />
    );

  return (
    <ProfileForm form={form} onSubmit={save}>
      {hasFailed && <Banner kind="error" title="Something went wrong while saving your profile." />}
      <div className="flex justify-end max-sm:*:w-full">
        <Button type="submit" pending={isPending} pendingLabel="Saving...">
          Save changes
        </Button>
      </div>
    </ProfileForm>
  );
}
