import { Skeleton } from "#app/ui/skeleton.tsx";

export function ProfileFormSkeleton() {
  return (
    <div className="@container grid gap-6">
      <p role="status" className="sr-only">
        Loading your profile
      </p>
      <div className="grid gap-x-4 gap-y-6 @sm:grid-cols-2">
        <FieldSkeleton />
        <FieldSkeleton />
      </div>
      <div className="grid gap-x-4 gap-y-6 @xl:grid-cols-2">
        <FieldSkeleton />
        <FieldSkeleton />
      </div>
      <FieldSkeleton />
      <FieldSkeleton />
    </div>
  );
}

function FieldSkeleton() {
  return (
    <div>
      <Skeleton shape="text" className="mb-2.5 w-28" />
      <Skeleton className="h-12 w-full" />
    </div>
  );
}
