/** The die that is looked at before it is taken, and whether it is to be turned first. */

export class Turner {
  picked = $state.raw<{ resource: number; face: number } | null>(null);
  turning = $state(false);

  isPicked(resource: number, face: number): boolean {
    return this.picked?.resource === resource && this.picked.face === face;
  }

  toggle(): void {
    this.turning = !this.turning;
    this.picked = null;
  }

  forget(): void {
    this.turning = false;
    this.picked = null;
  }
}
