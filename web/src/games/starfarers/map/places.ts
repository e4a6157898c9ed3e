/** Everything on the chart in words, for ears and for keys. */
import type { Ui } from '../../board_contract';
import { SIDE, type Chart } from '../geometry';
import type { Piece, Planet, Sector, Ship, Things, View } from '../types';

export class Places {
  /** Names of resources, civilisations and symbols by id. */
  readonly names: ReadonlyMap<string, string>;
  private readonly bySlot: ReadonlyMap<string, Sector>;

  constructor(
    private readonly view: View,
    things: Things,
    private readonly chart: Chart,
    private readonly players: readonly string[],
    private readonly t: Ui['t'],
  ) {
    this.names = new Map(
      [...things.resources, ...things.civilisations, ...things.symbols].map((one): [string, string] => [
        one.id,
        one.name,
      ]),
    );
    this.bySlot = new Map(view.sectors.map((sector) => [sector.slot, sector]));
  }
  private name(id: string | null): string {
    return (id && this.names.get(id)) || id || '';
  }
  private player(seat: number): string {
    return this.players[seat] ?? '';
  }

  planet(planet: Planet): string {
    const resource = this.name(planet.resource);
    if (planet.token) return this.t(`starfarers-map-token-${planet.token.kind}`, { resource, n: planet.token.value });
    if (planet.numbers) return this.t('starfarers-map-planet', { resource, numbers: planet.numbers.join('/') });
    return this.t('starfarers-map-face-down', { resource, symbol: this.name(planet.symbol) });
  }

  sector(sector: Sector): string {
    if (sector.kind === 'unknown') return this.t('starfarers-map-unknown', { stars: sector.stars });
    if (sector.kind === 'empty') return this.t('starfarers-map-empty');
    if (sector.kind === 'system')
      return this.t('starfarers-map-system', { planets: sector.planets.map((one) => this.planet(one)).join('; ') });
    const civ = this.name(sector.civ);
    const said = [this.t('starfarers-map-outpost', { civ })];
    if (sector.docks.length > 0)
      said.push(this.t('starfarers-map-stations', { names: sector.docks.map((seat) => this.player(seat)).join(', ') }));
    if (sector.marker !== null) said.push(this.t('starfarers-map-marker', { name: this.player(sector.marker) }));
    return said.join('; ');
  }

  piece(piece: Piece): string {
    return this.t(`starfarers-map-${piece.kind}`, {
      name: piece.owner === null ? this.t('starfarers-map-neutral') : this.player(piece.owner),
    });
  }

  ship(ship: Ship): string {
    const said = [
      this.t(`starfarers-map-${ship.kind}-ship`, { name: this.player(ship.owner), n: ship.number }),
      ...(ship.grounded ? [this.t('starfarers-map-grounded')] : []),
      ...(ship.must_leave ? [this.t('starfarers-map-must-leave')] : []),
    ];
    return said.join(', ');
  }

  /** Where an intersection is. */
  place(node: string): string {
    const role = this.chart.roles.get(node);
    const sector = role && this.bySlot.get(role.slot);
    if (!sector || sector.kind === 'empty') return this.t('starfarers-map-open');
    if (sector.kind === 'unknown') return this.t('starfarers-map-beside', { what: this.sector(sector) });
    if (sector.kind === 'outpost') {
      const civ = this.name(sector.civ);
      if (role.kind === 'centre') return this.t('starfarers-map-docking', { civ });
      return this.t('starfarers-map-beside', { what: this.t('starfarers-map-outpost', { civ }) });
    }
    const what = this.beside(node)
      .map((one) => this.planet(one))
      .join('; ');
    if (role.kind === 'site') return this.t('starfarers-map-site', { what });
    const port = this.view.pieces.find(
      (one) => one.node === role.site && one.kind === 'spaceport' && one.owner !== null,
    );
    if (role.kind === 'berth' && port) return this.t('starfarers-map-berth', { what: this.piece(port) });
    return this.t('starfarers-map-beside', { what });
  }

  /** Where it is, and what stands there. */
  node(node: string): string {
    const pieces = this.view.pieces.filter((one) => one.node === node).map((one) => this.piece(one));
    const ships = this.view.ships.filter((one) => one.node === node).map((one) => this.ship(one));
    const shut = this.view.closed.includes(node) ? [this.t('starfarers-map-closed')] : [];
    return [this.place(node), ...pieces, ...ships, ...shut].join('; ');
  }

  /** What stands or could stand here, in a few words. */
  title(node: string): string {
    const piece = this.view.pieces.find((one) => one.node === node);
    if (piece) return this.piece(piece);
    const ship = this.view.ships.find((one) => one.node === node);
    if (ship) return this.ship(ship);
    const role = this.chart.roles.get(node);
    const sector = role && this.bySlot.get(role.slot);
    if (this.view.closed.includes(node)) return this.t('starfarers-map-closed');
    if (this.view.sites.includes(node)) return this.t('starfarers-map-free-site');
    if (sector?.kind === 'unknown') return this.sector(sector);
    if (sector?.kind === 'outpost') return this.place(node);
    if (role?.kind === 'site' && sector?.kind === 'system')
      return this.t(sector.explored ? 'starfarers-map-shut-site' : 'starfarers-map-later-site');
    return this.t('starfarers-map-open');
  }

  /** The planets of a system that an intersection lies at. */
  beside(node: string): Planet[] {
    const role = this.chart.roles.get(node);
    const sector = role && this.bySlot.get(role.slot);
    const here = this.chart.at(node);
    return (sector?.planets ?? []).filter((planet) => {
      const at = this.chart.planet(planet.planet);
      return Math.hypot(at.x - here.x, at.y - here.y) < SIDE * 1.1;
    });
  }
}
